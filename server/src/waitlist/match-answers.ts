import {
  flagsOf,
  guestsLastUntil,
  queuedBefore,
  type Guest,
  type MatchAnswers,
} from '@picadito/domain';
import { awardForRoster } from '../badges/award-badges.ts';
import { removeLoggedComments } from '../store/tables/waitlist/answer-log.ts';
import { removeUndoneComments } from '../store/tables/waitlist/answer-undos.ts';
import {
  answersOf,
  markNotified,
  removeComment,
  storeAnswer,
} from '../store/tables/waitlist/answers.ts';
import { countConfirmed, storeAttendance } from '../store/tables/attendance/confirmations.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedMatch, ownedMatch, ownedMatchPlayer } from '../transactions/load-owned.ts';
import { write, type WriteContext } from '../transactions/write.ts';
import { answersIn, timesOf } from './answers-in.ts';
import { fillPlaces, type Place } from './fill-places.ts';
import { guestsOfMatch, setGuestKept } from '../store/tables/waitlist/guests.ts';
import type { Writer } from '../store/store.ts';

export async function readMatchAnswers(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<{ answers: MatchAnswers; unchangedUntil: number }> {
  const match = await ownedMatch(context, organiser, matchId);
  const now = context.now();
  const answers = await answersIn(context.store.read, match, now);
  const times = timesOf(match, answers);
  const moments = [
    ...(answers.guests.length > 0 ? [guestsLastUntil(times)] : []),
    ...(answers.keeping.length > 0 ? [times.keptUntil ?? Infinity] : []),
    // Proposals and claims about a match end at kick-off.
    ...(answers.proposals.length + answers.claims.length > 0 ? [times.startsAt] : []),
  ];
  return { answers, unchangedUntil: Math.min(...moments.filter((moment) => now < moment)) };
}

/**
 * Marks a player as notified that there is a place in the match for the player. Does nothing for a player who neither
 * is on the waitlist nor has moved up from it, or who is already marked.
 */
export async function setPlayerNotified(
  context: Context,
  organiser: Organiser,
  { matchId, playerId }: { matchId: string; playerId: string },
): Promise<MatchAnswers> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const key = { userId: organiser.id, matchId, playerId };
    await ownedMatchPlayer(tx, organiser, key, timestamp(writeContext.now));
    if (await markNotified(tx, key, writeContext.nextTimestamp())) {
      const confirmedCount = await countConfirmed(tx, { userId: organiser.id, matchId });
      writeContext.recordChange('match', matchId, {
        part: 'attendance',
        confirmedCount,
        players: [],
      });
    }
    return answersIn(tx, match, writeContext.now);
  });
}

/** Removes all comments of a player from a match, also from its log, so that an undo does not restore them. */
export async function removePlayersComment(
  context: Context,
  organiser: Organiser,
  { matchId, playerId }: { matchId: string; playerId: string },
): Promise<MatchAnswers> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const key = { userId: organiser.id, matchId, playerId };
    await ownedMatchPlayer(tx, organiser, key, timestamp(writeContext.now));
    await removeComment(tx, key);
    await removeLoggedComments(tx, key, playerId);
    await removeUndoneComments(tx, key, playerId);
    writeContext.recordChange('match', matchId);
    return answersIn(tx, match, writeContext.now);
  });
}

type GuestChoice = { matchId: string; playerId: string; isKept: boolean };

/**
 * Sets whether a guest stays in the match even if the host drops out. A guest who has already dropped out with the host
 * gets the former place back. Does nothing for players who are not guests.
 */
export async function keepGuest(
  context: Context,
  organiser: Organiser,
  { matchId, playerId, isKept }: GuestChoice,
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
  await storeAttendance(tx, match, [{ ...place, changedAt: at }]);
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
