import { flagsOf, queuedBefore, type Guest, type MatchAnswers } from '@picadito/domain';
import { awardForRoster } from '../badges/award-badges.ts';
import { answersOf, storeAnswer } from '../store/tables/waitlist/answers.ts';
import { guestsOfMatch, setGuestKept } from '../store/tables/waitlist/guests.ts';
import { countConfirmed, setConfirmations } from '../store/tables/attendance/confirmations.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Writer } from '../store/store.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedMatch, ownedMatchPlayer } from '../transactions/load-owned.ts';
import { write, type WriteContext } from '../transactions/write.ts';
import { answersIn } from './answers-in.ts';
import { fillPlaces, type Place } from './waitlist.ts';

type Kept = { matchId: string; playerId: string; isKept: boolean };

/**
 * Sets whether a guest stays in the match even if the host drops out. A guest who has already dropped out with the host
 * gets back the former place. Does nothing for players who are not guests.
 */
export async function keepGuest(
  context: Context,
  organiser: Organiser,
  { matchId, playerId, isKept }: Kept,
): Promise<MatchAnswers> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const key = { userId: organiser.id, matchId, playerId };
    const player = await ownedMatchPlayer(tx, organiser, key, timestamp(writeContext.now));
    const guests = await guestsOfMatch(tx, key);
    const guest = guests.find((one) => one.playerId === playerId);
    if (!guest) return answersIn(tx, match, writeContext.now);
    await setGuestKept(tx, key, isKept);
    const isBack = isKept && guest.leftAt !== null && player.declined;
    const players = isBack ? await bringBack(tx, writeContext, key, guest) : [];
    if (players.some(({ confirmed }) => confirmed)) await awardForRoster(tx, writeContext, matchId);
    const confirmedCount = await countConfirmed(tx, { userId: organiser.id, matchId });
    writeContext.recordChange('match', matchId, { part: 'attendance', confirmedCount, players });
    return answersIn(tx, match, writeContext.now);
  });
}

/**
 * Confirms a guest again, or returns the guest to the former place in the waitlist, which then moves up if places are
 * free. Returns the attendance of all changed players.
 */
async function bringBack(
  tx: Writer,
  writeContext: WriteContext,
  match: { userId: string; matchId: string },
  { playerId, hostId }: Guest,
): Promise<Place[]> {
  const answers = await answersOf(tx, match);
  const queuedAt = queuedBefore(answers.find((answer) => answer.playerId === playerId));
  const at = writeContext.nextTimestamp();
  const [status, confirmedAt] =
    queuedAt === null ? (['confirmed', at] as const) : (['pending', null] as const);
  const place = { id: playerId, ...flagsOf(status), confirmedAt };
  await setConfirmations(tx, match, [{ ...place, changedAt: at }]);
  if (queuedAt === null) return [place];
  await storeAnswer(tx, match, {
    playerId,
    answer: 'confirmed',
    comment: null,
    answeredAt: at,
    queuedAt,
    promotedAt: null,
    toldAt: null,
    authorId: hostId,
    isClaim: false,
    deviceHash: null,
    before: null,
  });
  const up = await fillPlaces(tx, writeContext, match.matchId, false);
  return up.some(({ id }) => id === playerId) ? up : [place, ...up];
}
