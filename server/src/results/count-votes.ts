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

/** Counts the votes of the user's matches whose voting time is over. Does nothing if the database takes no writes. */
export async function countDueVotes(context: Context, userId: string): Promise<void> {
  const { store, now } = context;
  if ((await uncountedMatches(store.read, userId, now())).length === 0) return;
  const owner = await findUser(store.read, userId);
  if (owner) await optionalWrite(store, () => write(context, asOrganiser(owner), NOTHING_ELSE));
}

/**
 * Counts the votes that are due, of at most `AT_ONCE` users. A failure for one user is logged, except that of an
 * unavailable database, which is thrown.
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
