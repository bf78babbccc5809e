import {
  deadlineAfter,
  EVENT_PLAYERS_MAX,
  MESSAGES,
  type AnswerSettingsInput,
  type MatchAnswers,
} from '@picadito/domain';
import { invalid } from '../app-error.ts';
import { awardForRoster } from '../badges/award-badges.ts';
import {
  settingsOf,
  storeSettings,
  type AnswerSettings,
} from '../store/tables/waitlist/answer-settings.ts';
import { findAutopilot } from '../store/tables/autopilot/autopilots.ts';
import { answersUntilOf, closingInstant } from '../store/tables/waitlist/waitlist.ts';
import { countConfirmed } from '../store/tables/attendance/confirmations.ts';
import { capacityOf } from '../store/tables/matches/match-columns.ts';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import type { Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedMatch } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';
import { answersIn } from './answers-in.ts';
import { fillPlaces } from './fill-places.ts';

/**
 * Stores the settings for answers to a match: number of places, deadline, and the hour until which regulars keep a
 * place. A missing field stays unchanged; a deadline after kick-off is refused (422), and so is an hour for regulars
 * after the deadline. When more places become free, the waitlist moves up.
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
    const settings = settingsAfter(match, before, input, writeContext.now);
    await refuseLateRegulars(tx, match, settings, input);
    await storeSettings(tx, key, settings);
    const isMore =
      capacityOf(match, settings) > capacityOf(match, before) ||
      (settings.kept_until ?? '') < (before.kept_until ?? '');
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

function settingsAfter(
  { time_zone }: MatchRow,
  before: AnswerSettings,
  { capacity, answersUntil, regularsUntil }: AnswerSettingsInput,
  now: number,
): AnswerSettings {
  const isChanged = regularsUntil !== undefined && regularsUntil !== before.regulars_until;
  return {
    capacity: capacity === undefined ? before.capacity : capacity,
    answers_until: answersUntil === undefined ? before.answers_until : answersUntil,
    regulars_until: isChanged ? regularsUntil : before.regulars_until,
    kept_until: isChanged ? keptUntil(time_zone, regularsUntil, now) : before.kept_until,
  };
}

/**
 * Returns the timestamp until which places are kept for regulars; null if none are, or if the hour has passed. `clock`
 * is the hour, YYYY-MM-DDTHH:MM in the time zone of the match.
 */
function keptUntil(timeZone: string, clock: string | null, now: number): string | null {
  const instant = closingInstant(timeZone, clock);
  return instant === null || instant <= now ? null : timestamp(instant);
}

/** Throws (422) if the hour for regulars comes after the deadline for answers, or after kick-off without one. */
async function refuseLateRegulars(
  tx: Writer,
  match: MatchRow,
  { answers_until, regulars_until }: AnswerSettings,
  { answersUntil, regularsUntil }: AnswerSettingsInput,
): Promise<void> {
  if (answersUntil === undefined && regularsUntil === undefined) return;
  const ofMatch = { userId: match.user_id, matchId: match.match_id };
  const hasAutopilot = (await findAutopilot(tx, ofMatch)) !== undefined;
  const closes = answersUntilOf({ ...match, answers_until, hasAutopilot });
  const last = closingInstant(match.time_zone, closes) ?? Date.parse(match.starts_at);
  if ((closingInstant(match.time_zone, regulars_until) ?? 0) > last)
    throw invalid('regularsUntil', MESSAGES.regularsUntilLate);
}

/**
 * Lowers the hour until which regulars keep places to the deadline for answers that a match with an autopilot has. If
 * the deadline has passed, the periodic job moves the waitlist up.
 */
export async function lowerRegularsHour(tx: Writer, match: MatchRow): Promise<void> {
  const key = { userId: match.user_id, matchId: match.match_id };
  const { free_since: _, ...settings } = await settingsOf(tx, key);
  const { answers_until, regulars_until, kept_until } = settings;
  const closes = answersUntilOf({ ...match, answers_until, hasAutopilot: true });
  const closesAt = closingInstant(match.time_zone, closes);
  if (regulars_until === null || closes === null || closesAt === null || regulars_until <= closes)
    return;
  await storeSettings(tx, key, {
    ...settings,
    regulars_until: closes,
    kept_until: kept_until === null ? null : timestamp(closesAt),
  });
}

/**
 * Copies the number of places, the deadline for answers and the hour for regulars to the next match of a series, or to
 * a match that moves to another time; deadline and hour move with the match.
 */
export async function copySettings(
  tx: Writer,
  before: MatchRow,
  after: Pick<MatchRow, 'match_id' | 'date' | 'time' | 'time_zone'>,
  now: number,
): Promise<void> {
  const userId = before.user_id;
  const settings = await settingsOf(tx, { userId, matchId: before.match_id });
  const { capacity, answers_until: until, regulars_until: regulars } = settings;
  if (capacity === null && until === null && regulars === null) return;
  const moved = (clock: string | null) => clock && deadlineAfter(clock, before, after);
  const regularsUntil = moved(regulars);
  await storeSettings(
    tx,
    { userId, matchId: after.match_id },
    {
      capacity,
      answers_until: moved(until),
      regulars_until: regularsUntil,
      kept_until: keptUntil(after.time_zone, regularsUntil, now),
    },
  );
}
