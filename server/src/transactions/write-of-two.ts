import { findUser, lockUser, raiseLastTimestamp } from '../store/tables/account/users.ts';
import type { Writer } from '../store/store.ts';
import { notFound } from '../app-error.ts';
import { asOrganiser, type Context, type Organiser } from './context.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import { write, type WriteContext } from './write.ts';

/**
 * Runs `work` in a write transaction of two organisers. The rows of both are locked first, in the order of their ids,
 * so that two such transactions do not wait for each other. New timestamps of `organiser` are later than all data of
 * both. Throws "not found" if the other user does not exist.
 */
export async function writeOfTwo<T>(
  context: Context,
  organiser: Organiser,
  otherId: string,
  work: (tx: Writer, own: WriteContext, other: WriteContext) => Promise<T>,
): Promise<T> {
  return inOneTransaction(context, async (tx, inside) => {
    for (const userId of [organiser.id, otherId].toSorted()) await lockUser(tx, userId);
    const other = await findUser(tx, otherId);
    if (!other) throw notFound();
    await raiseLastTimestamp(tx, organiser.id, other.last_timestamp);
    return write(inside, organiser, async (_own, own) =>
      write(inside, asOrganiser(other), async (_other, ofOther) => work(tx, own, ofOther)),
    );
  });
}
