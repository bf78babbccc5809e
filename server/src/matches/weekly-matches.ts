import { isOver, MESSAGES, nextEdition, weekdayOf } from '@picadito/domain';
import { invalid } from '../app-error.ts';
import { newId } from '../store/ids.ts';
import { insertMatch, lockMatch, type MatchRow } from '../store/tables/matches/matches.ts';
import {
  dueMatches,
  endRecurrence,
  isSeriesLive,
  seriesDates,
  type DueMatch,
} from '../store/tables/matches/recurrence.ts';
import type { Writer } from '../store/store.ts';
import { copySettings } from '../waitlist/answer-settings.ts';
import { timesOf } from '../store/tables/matches/match-columns.ts';
import { giveDeposits } from '../store/tables/money/waiting-deposits.ts';
import { moveAutopilot } from '../store/tables/autopilot/autopilots.ts';
import { timestamp } from '../store/timestamps.ts';
import { changedAfter } from '../store/tables/matches/calendar-entries.ts';
import { writeDue, type WriteContext } from '../transactions/write.ts';
import type { Context } from '../transactions/context.ts';

type Repeats = { isRecurring: boolean; recurringDay?: number | null | undefined };
type InSeries = Pick<MatchRow, 'match_id' | 'starts_at' | 'series_id' | 'slot_at'>;

/**
 * Returns the columns that say whether and how a match repeats. A match that begins to repeat without a series starts
 * one, which has the id of the match, so that its calendar entry stays the same.
 */
function recurrence({ isRecurring, recurringDay }: Repeats, match: InSeries) {
  const { match_id, starts_at, series_id, slot_at } = match;
  if (!isRecurring) return { is_recurring: 0, recurring_day: null, series_id, slot_at };
  return {
    is_recurring: 1,
    recurring_day: recurringDay ?? null,
    series_id: series_id ?? match_id,
    slot_at: slot_at ?? starts_at,
  };
}

/**
 * Returns the columns that say how a changed match repeats. A match that begins to repeat starts a series; one that
 * stops stays in its series. A stale page may show a match as weekly after it was rolled forward. Its request starts no
 * second series, since the series continues in another match. Throws (422) for a date on which another match of the
 * series is, and for a weekly match without a list.
 */
export async function recurrenceAfter(
  tx: Writer,
  match: MatchRow,
  input: Repeats & { date: string; listId: string | null },
  { startsAt, endsAt, now }: { startsAt: number; endsAt: number; now: number },
) {
  if (input.isRecurring && input.listId === null) {
    throw invalid('listId', MESSAGES.matchListMissing);
  }
  const series =
    match.series_id === null ? null : { userId: match.user_id, seriesId: match.series_id };
  const isDone = match.status === 'completado' || isOver(endsAt, now);
  const isRolled = series && !match.is_recurring && isDone;
  const isStale = input.isRecurring && isRolled && (await isSeriesLive(tx, series));
  const isRecurring = input.isRecurring && !isStale;
  const begins = isRecurring && !match.is_recurring;
  if (series && !begins && input.date !== match.date) {
    const dates = await seriesDates(tx, series, input.date);
    if (dates.includes(input.date)) throw invalid('date', MESSAGES.seriesDateTaken);
  }
  // A match that was in another series before starts one with an id of its own.
  const fresh = { series_id: match.series_id === null ? null : newId(), slot_at: null };
  const inSeries = { ...match, ...(begins ? fresh : {}), starts_at: timestamp(startsAt) };
  return recurrence({ ...input, isRecurring }, inSeries);
}

/**
 * Rolls a weekly match forward when it is over, or when the organiser has completed it before that. The match stops
 * repeating and keeps its confirmations and teams; a new match of the series repeats instead, without confirmations and
 * teams. A concurrent second run, on this server or another, finds that the match no longer repeats. Returns false when
 * there is nothing to do.
 */
export async function rollIfDone(
  tx: Writer,
  writeContext: WriteContext,
  matchId: string,
): Promise<boolean> {
  const match = await lockMatch(tx, writeContext.organiser.id, matchId);
  if (!match?.is_recurring) return false;
  const isDone =
    match.status === 'completado' || isOver(Date.parse(match.ends_at), writeContext.now);
  if (!isDone) return false;
  // A match that no longer repeats counts as completed by the clock, unless the organiser has set a status; so the
  // stored status 'pendiente' is removed.
  const status = match.status === 'pendiente' ? null : match.status;
  await endRecurrence(tx, match.user_id, matchId, status);
  writeContext.recordChange('match', matchId);
  const next = await editionAfter(tx, writeContext, match);
  if (next) {
    await insertMatch(tx, next);
    await copySettings(tx, match, next, writeContext.now);
    await giveDeposits(tx, next, writeContext);
    await moveAutopilot(tx, next.user_id, { from: matchId, to: next.match_id });
    writeContext.recordChange('match', next.match_id);
  }
  return true;
}

/**
 * Returns the row of the next match in a series. Returns undefined, which ends the series, when the list is deleted or
 * there is no later date.
 */
async function editionAfter(
  tx: Writer,
  writeContext: WriteContext,
  match: MatchRow,
): Promise<MatchRow | undefined> {
  const { user_id: userId, series_id: seriesId, list_id: listId, time_zone: timeZone } = match;
  if (listId === null || seriesId === null) return undefined;
  const { time, court_minutes: courtMinutes } = match;
  const recurringDay = match.recurring_day ?? weekdayOf(match.date);
  const slotAt = Date.parse(match.slot_at ?? match.starts_at);
  const date = nextEdition(
    { date: match.date, time, timeZone, courtMinutes, recurringDay, slotAt },
    {
      now: writeContext.now,
      organiserZone: writeContext.organiser.timeZone ?? timeZone,
      taken: await seriesDates(tx, { userId, seriesId }, match.date),
    },
  );
  if (date === null) return undefined;
  const times = timesOf({ date, time, timeZone, courtMinutes });
  return {
    ...match,
    match_id: newId(),
    date,
    ...times,
    slot_at: times.starts_at,
    status: null,
    recurring_day: recurringDay,
    created_at: writeContext.nextTimestamp(),
    entry_changed_at: changedAfter(match.entry_changed_at, writeContext.now),
    group_called_at: null,
  };
}

const AT_ONCE = 100;

/**
 * Rolls forward all weekly matches that are over: each gets a successor that repeats in its place. Covers all
 * organisers, each match in its own transaction. A failure is logged, and the next run tries the match again; an
 * unavailable database ends the run with its error. Returns the number of rolled matches.
 */
export async function rollForward(
  context: Context,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const left = new Set<string>();
  let rolled = 0;
  for (let isMore = true; isMore;) {
    const limit = AT_ONCE + left.size;
    const due = await dueMatches(context.store.read, timestamp(context.now()), limit);
    for (const match of due) {
      if (isStopped()) return rolled;
      if (left.has(match.match_id)) continue;
      if (await roll(context, match)) rolled += 1;
      else left.add(match.match_id);
    }
    isMore = due.length === limit;
  }
  return rolled;
}

function roll(context: Context, due: DueMatch): Promise<boolean | undefined> {
  return writeDue(
    context,
    due,
    (tx, writeContext) => rollIfDone(tx, writeContext, due.match_id),
    `the weekly match ${due.match_id} was not rolled forward`,
  );
}
