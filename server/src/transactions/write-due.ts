import { reasonOf } from '../logging/reason-of.ts';
import type { OwnerRow } from '../store/tables/account/users.ts';
import type { Writer } from '../store/store.ts';
import { asOrganiser, type Context } from './context.ts';
import { write, type WriteContext } from './write.ts';

/**
 * Runs work that is due for an organiser without a request, in its own transaction. Returns undefined when it failed
 * and logs `failure`; throws when the database is unavailable.
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
