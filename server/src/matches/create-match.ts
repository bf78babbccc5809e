import {
  DEFAULT_TIME_ZONE,
  instantOf,
  MESSAGES,
  todayIn,
  type Match,
  type MatchInput,
} from '@picadito/domain';
import { invalid } from '../app-error.ts';
import { newId } from '../store/ids.ts';
import { lockList } from '../store/tables/lists.ts';
import { insertMatch } from '../store/tables/matches.ts';
import type { Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import { award } from '../services/award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { matchesCreated } from '../badges/badge-facts.ts';
import { isId } from '../services/own.ts';
import { matchIn } from './read-matches.ts';
import { rollIfOver } from './roll-match.ts';
import { recurrence } from './series.ts';
import { write } from '../services/write.ts';

/** A match of one of the organiser's lists, today or later where he is (product.md §5). */
export async function createMatch(
  context: Context,
  organiser: Organiser,
  input: MatchInput,
): Promise<Match> {
  const userId = organiser.id;
  const timeZone = input.timeZone ?? DEFAULT_TIME_ZONE;
  refusePastDate(input.date, input.timeZone ?? organiser.timeZone ?? timeZone, context.now());
  return write(context, organiser, async (tx, turn) => {
    await requireList(tx, organiser, input.listId);
    const matchId = newId();
    await insertMatch(tx, {
      user_id: userId,
      match_id: matchId,
      list_id: input.listId,
      date: input.date,
      time: input.time,
      time_zone: timeZone,
      starts_at: timestamp(instantOf(input.date, input.time, timeZone)),
      location: input.location,
      google_place_id: input.googlePlaceId ?? null,
      status: null,
      ...recurrence(input, null),
      created_at: turn.stamp(),
      sit_out: 'nivel',
    });
    const hasWeeklyMatch = input.isRecurring;
    const atBest = { hasWeeklyMatch, matchesCreated: [turn.now, turn.now, turn.now] };
    await award(tx, turn, atBest, async () => ({
      hasWeeklyMatch,
      ...(await matchesCreated(tx, organiser, turn.now)),
    }));
    turn.changed('match', matchId);
    // today, at an hour that is past
    if (input.isRecurring) await rollIfOver(tx, turn, matchId);
    return matchIn(tx, userId, matchId, turn.now);
  });
}

export function refusePastDate(date: string, timeZone: string, now: number): void {
  if (date < todayIn(timeZone, now)) throw invalid('date', MESSAGES.matchDatePast);
}

/** A missing list and a foreign one answer alike. */
export async function requireList(tx: Writer, organiser: Organiser, listId: string) {
  if (!isId(listId) || !(await lockList(tx, organiser.id, listId))) {
    throw invalid('listId', MESSAGES.matchListMissing);
  }
}
