import { notFound, problemOf } from '../app-error.ts';
import { replaceAnswersAbout } from '../store/tables/idempotency.ts';
import type { Writer } from '../store/store.ts';
import type { Turn } from './write.ts';

const GONE = { status: 404, body: JSON.stringify(problemOf(notFound())) };

/**
 * What a repeated request is told that had created one of these things, which are deleted now: its first answer
 * held names, a number or a place.
 */
export async function forgetAnswers(tx: Writer, turn: Turn, ids: readonly string[]): Promise<void> {
  await replaceAnswersAbout(tx, turn.organiser.id, ids, GONE);
}
