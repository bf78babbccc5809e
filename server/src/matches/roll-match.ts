import { instantOf, isOver, nextEdition, weekdayOf } from '@picadito/domain';
import { keepSettings } from '../waitlist/keep-settings.ts';
import { newId } from '../store/ids.ts';
import { insertMatch, lockMatch, type MatchRow } from '../store/tables/matches/matches.ts';
import { moveAutopilot } from '../store/tables/autopilot/autopilots.ts';
import { endRecurrence, seriesDates } from '../store/tables/matches/recurrence.ts';
import type { Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { WriteContext } from '../transactions/write.ts';

/**
 * Rolls a weekly match forward when it is over. The match stops repeating and keeps its confirmations and teams; a new
 * match of the series repeats instead, without confirmations and teams. A concurrent second run, on this server or
 * another, finds that the match no longer repeats. Returns false when there is nothing to do.
 */
export async function rollIfOver(
  tx: Writer,
  writeContext: WriteContext,
  matchId: string,
): Promise<boolean> {
  const match = await lockMatch(tx, writeContext.organiser.id, matchId);
  if (!match?.is_recurring || !isOver(Date.parse(match.starts_at), writeContext.now)) return false;
  // A match that no longer repeats counts as completed by the clock, unless the organiser has set a status; so the
  // stored status 'pendiente' is removed.
  const status = match.status === 'pendiente' ? null : match.status;
  await endRecurrence(tx, match.user_id, matchId, status);
  writeContext.recordChange('match', matchId);
  const next = await editionAfter(tx, writeContext, match);
  if (next) {
    await insertMatch(tx, next);
    await keepSettings(tx, match, next);
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
  const recurringDay = match.recurring_day ?? weekdayOf(match.date);
  const date = nextEdition(
    { date: match.date, time: match.time, timeZone, recurringDay },
    {
      now: writeContext.now,
      organiserZone: writeContext.organiser.timeZone ?? timeZone,
      taken: await seriesDates(tx, { userId, seriesId }, match.date),
    },
  );
  if (date === null) return undefined;
  return {
    ...match,
    match_id: newId(),
    date,
    starts_at: timestamp(instantOf(date, match.time, timeZone)),
    status: null,
    recurring_day: recurringDay,
    created_at: writeContext.nextTimestamp(),
    group_called_at: null,
  };
}
