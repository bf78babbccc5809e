import { awardForRoster } from '../badges/award-badges.ts';
import { endKeeping, settingsOf } from '../store/tables/waitlist/answer-settings.ts';
import { matchesKeptUntil } from '../store/tables/waitlist/kept-places.ts';
import { waitingOf } from '../store/tables/waitlist/waitlist.ts';
import type { DueMatch } from '../store/tables/matches/recurrence.ts';
import type { Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context } from '../transactions/context.ts';
import { writeDue, type WriteContext } from '../transactions/write.ts';
import { promoteFromWaitlist } from './fill-places.ts';

const AT_ONCE = 500;

/**
 * Ends the keeping of places in all matches whose hour for regulars has come: the waitlist gets the places, also in the
 * last hours before kick-off. Each match has its own transaction. A failure is logged, and the next run tries the match
 * again.
 */
export async function endDueKeeping(
  context: Context,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { store, now } = context;
  for (const due of await matchesKeptUntil(store.read, timestamp(now()), AT_ONCE)) {
    if (isStopped()) return;
    await endDue(context, due);
  }
}

async function endDue(context: Context, due: DueMatch): Promise<void> {
  const { match_id: matchId } = due;
  const end = async (tx: Writer, writeContext: WriteContext) => {
    const { organiser, now, recordChange } = writeContext;
    const match = { userId: organiser.id, matchId };
    const { kept_until: keptUntil } = await settingsOf(tx, match);
    if (keptUntil === null || keptUntil > timestamp(now)) return;
    await endKeeping(tx, match);
    const waiting = await waitingOf(tx, match, now);
    const up = waiting
      ? await promoteFromWaitlist(tx, writeContext, match, { ...waiting, atOnce: true })
      : [];
    if (up.length > 0) await awardForRoster(tx, writeContext, matchId);
    recordChange('match', matchId);
  };
  await writeDue(context, due, end, `the waitlist of ${matchId} did not move up`);
}
