import {
  DEFAULT_TIME_ZONE,
  instantOf,
  MATCHES_PER_USER_MAX,
  MESSAGES,
  todayIn,
  type Match,
  type MatchInput,
} from '@picadito/domain';
import { invalid } from '../app-error.ts';
import { newId } from '../store/ids.ts';
import { lockList } from '../store/tables/players/lists.ts';
import { countMatchesOf, insertMatch } from '../store/tables/matches/matches.ts';
import type { Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import { awardForNewMatch } from '../badges/award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { isId } from '../transactions/load-owned.ts';
import { columnsOf } from '../store/tables/matches/match-columns.ts';
import { matchIn } from './read-matches.ts';
import { rollIfDone, recurrence } from './weekly-matches.ts';
import { write } from '../transactions/write.ts';

/**
 * Creates a match of one of the organiser's lists, today or later in the organiser's time zone
 * (docs/specification.md#rules-matches).
 */
export async function createMatch(
  context: Context,
  organiser: Organiser,
  input: MatchInput,
): Promise<Match> {
  const userId = organiser.id;
  const timeZone = input.timeZone ?? DEFAULT_TIME_ZONE;
  refusePastDate(input.date, input.timeZone ?? organiser.timeZone ?? timeZone, context.now());
  return write(context, organiser, async (tx, writeContext) => {
    await requireList(tx, organiser, input.listId);
    if ((await countMatchesOf(tx, userId)) >= MATCHES_PER_USER_MAX)
      throw invalid('', MESSAGES.tooManyMatches);
    const matchId = newId();
    await insertMatch(tx, {
      user_id: userId,
      match_id: matchId,
      ...columnsOf({ ...input, timeZone }),
      starts_at: timestamp(instantOf(input.date, input.time, timeZone)),
      status: null,
      ...recurrence(input, null),
      created_at: writeContext.nextTimestamp(),
      sit_out: 'nivel',
    });
    await awardForNewMatch(tx, writeContext, input);
    writeContext.recordChange('match', matchId);
    // The match may be today at an hour that is past.
    if (input.isRecurring) await rollIfDone(tx, writeContext, matchId);
    return matchIn(tx, userId, matchId, writeContext.now);
  });
}

export function refusePastDate(date: string, timeZone: string, now: number): void {
  if (date < todayIn(timeZone, now)) throw invalid('date', MESSAGES.matchDatePast);
}

/** Locks a list until the transaction ends. Throws the same error (422) for a missing list and a foreign one. */
export async function requireList(tx: Writer, organiser: Organiser, listId: string) {
  if (!isId(listId) || !(await lockList(tx, organiser.id, listId))) {
    throw invalid('listId', MESSAGES.matchListMissing);
  }
}
