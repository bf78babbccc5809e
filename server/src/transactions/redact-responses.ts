import { notFound, problemOf } from '../app-error.ts';
import { replaceResponsesAbout } from '../store/tables/sync/idempotency.ts';
import type { Writer } from '../store/store.ts';
import type { WriteContext } from './write.ts';

const GONE = { status: 404, body: JSON.stringify(problemOf(notFound())) };

/**
 * Replaces stored responses about deleted rows by a 404, since these responses contain names, phone numbers or
 * locations.
 */
export async function redactResponses(
  tx: Writer,
  writeContext: WriteContext,
  ids: readonly string[],
): Promise<void> {
  await replaceResponsesAbout(tx, writeContext.organiser.id, ids, GONE);
}
