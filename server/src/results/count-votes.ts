import { uncountedMatches, usersWithUncountedVotes } from '../store/tables/results/figura-votes.ts';
import { findUser } from '../store/tables/account/users.ts';
import { asOrganiser, type Context } from '../transactions/context.ts';
import { optionalWrite } from '../transactions/optional-write.ts';
import { write } from '../transactions/write.ts';
import { writeDue } from '../transactions/write-due.ts';

/** Limits the users of one run; more are left for the next run. */
const AT_ONCE = 500;

/** Every transaction of a user begins by counting votes that have closed (server/src/transactions/write.ts). */
const NOTHING_ELSE = async () => {};

/**
 * Counts the user's closed votes. Reads that show totals call this first, after they have read the clock. While the
 * database takes no writes, they continue without the totals.
 */
export async function countDueVotes(context: Context, userId: string): Promise<void> {
  const { store, now } = context;
  if ((await uncountedMatches(store.read, userId, now())).length === 0) return;
  const owner = await findUser(store.read, userId);
  if (owner) await optionalWrite(store, () => write(context, asOrganiser(owner), NOTHING_ELSE));
}

/** Counts the closed votes of all users. A failure is logged, and the next run retries. */
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
