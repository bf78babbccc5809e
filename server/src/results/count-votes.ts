import { uncountedMatches, usersWithUncountedVotes } from '../store/tables/results/figura-votes.ts';
import { findUser } from '../store/tables/account/users.ts';
import { asOrganiser, type Context } from '../transactions/context.ts';
import { optionalWrite, write, writeDue } from '../transactions/write.ts';

const AT_ONCE = 500;

/**
 * Work that does nothing, for a write transaction that only counts votes: every write transaction of a user begins by
 * counting the votes that have closed (server/src/transactions/write.ts).
 */
const NOTHING_ELSE = async () => {};

/**
 * Counts the votes of the user's matches whose voting time is over. Reads that show vote totals call this first, after
 * they have read the clock. If the database takes no writes, the read continues without the totals.
 */
export async function countDueVotes(context: Context, userId: string): Promise<void> {
  const { store, now } = context;
  if ((await uncountedMatches(store.read, userId, now())).length === 0) return;
  const owner = await findUser(store.read, userId);
  if (owner) await optionalWrite(store, () => write(context, asOrganiser(owner), NOTHING_ELSE));
}

/**
 * Counts the votes of the matches of all users whose voting time is over. A failure is logged, and the next run tries
 * again.
 */
export async function countAllDueVotes(
  context: Context,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { store, now } = context;
  for (const owner of await usersWithUncountedVotes(store.read, now(), AT_ONCE)) {
    if (isStopped()) return;
    await writeDue(context, owner, NOTHING_ELSE, 'votes were not counted');
  }
}
