import { reasonOf } from '../logging/reason-of.ts';
import type { OwnerRow } from '../store/tables/account/users.ts';
import type { Writer } from '../store/store.ts';
import { asOrganiser, type Context } from './context.ts';
import { write, type WriteContext } from './write.ts';

/**
 * Runs work of a background job on an organiser's data, in its own transaction, and returns its result. When the work
 * fails, logs `failure` with the reason and returns undefined; throws when the database is unavailable.
 */
export async function writeDue<T>(
  context: Context,
  owner: OwnerRow,
  work: (tx: Writer, writeContext: WriteContext) => Promise<T>,
  failure: string,
): Promise<T | undefined> {
  try {
    return await write(context, asOrganiser(owner), work);
  } catch (error) {
    if (context.store.engine.isUnavailable(error)) throw error;
    context.log(`${failure}: ${reasonOf(error)}`);
    return undefined;
  }
}
