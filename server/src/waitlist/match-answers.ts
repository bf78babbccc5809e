import {
  CAPACITY,
  EVENT_PLAYERS_MAX,
  guestsLastUntil,
  MESSAGES,
  type AnswerSettingsInput,
  type MatchAnswers,
} from '@picadito/domain';
import { invalid } from '../app-error.ts';
import { awardForRoster } from '../badges/award-badges.ts';
import { settingsOf, storeSettings } from '../store/tables/waitlist/answer-settings.ts';
import { removeLoggedComments } from '../store/tables/waitlist/answer-log.ts';
import { removeUndoneComments } from '../store/tables/waitlist/answer-undos.ts';
import { removeComment, markNotified } from '../store/tables/waitlist/answers.ts';
import { closingInstant } from '../store/tables/waitlist/waitlist.ts';
import { countConfirmed } from '../store/tables/attendance/confirmations.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedMatch, ownedMatch, ownedMatchPlayer } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';
import { answersIn, timesOf } from './answers-in.ts';
import { fillPlaces } from './waitlist.ts';

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
    // Proposals and claims about a match end at kick-off.
    ...(answers.proposals.length + answers.claims.length > 0 ? [times.startsAt] : []),
  ];
  return { answers, unchangedUntil: Math.min(...moments.filter((moment) => now < moment)) };
}

/**
 * Stores the settings for answers to a match: number of places and deadline. A missing field stays unchanged. When
 * there are more places, the first players of the waitlist are confirmed at once.
 */
export async function setAnswerSettings(
  context: Context,
  organiser: Organiser,
  matchId: string,
  input: AnswerSettingsInput,
): Promise<MatchAnswers> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const key = { userId: organiser.id, matchId };
    const closesAt = closingInstant(match.time_zone, input.answersUntil ?? null);
    if (closesAt !== null && closesAt > Date.parse(match.starts_at))
      throw invalid('answersUntil', MESSAGES.answersUntilLate);
    const before = await settingsOf(tx, key);
    const { capacity = before.capacity, answersUntil: answers_until = before.answers_until } =
      input;
    await storeSettings(tx, key, { capacity, answers_until });
    const isMore = (capacity ?? CAPACITY) > (before.capacity ?? CAPACITY);
    const places = isMore ? await fillPlaces(tx, writeContext, matchId) : [];
    if (places.length > 0) await awardForRoster(tx, writeContext, matchId);
    const confirmedCount = await countConfirmed(tx, { userId: organiser.id, matchId });
    writeContext.recordChange('match', matchId, {
      part: 'attendance',
      confirmedCount,
      players: places.length > EVENT_PLAYERS_MAX ? null : places,
    });
    return answersIn(tx, match, writeContext.now);
  });
}

/**
 * Marks a player as notified of having moved up from the waitlist. Does nothing for a player who has not moved up or is
 * already marked.
 */
export async function setPlayerTold(
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
