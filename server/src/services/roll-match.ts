import { instantOf, isOver, nextEdition, weekdayOf } from '@picadito/domain';
import { newId } from '../store/ids.ts';
import { insertMatch, lockMatch, type MatchRow } from '../store/matches-store.ts';
import { endRecurrence, seriesDates } from '../store/recurrence-store.ts';
import type { Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Own } from './write.ts';

/**
 * If a recurring match is over: it stays as a plain one, with its confirmations and teams, and the next of its
 * series is the recurring one, with nobody's (decisions.md, "weekly recurrence"). Whoever comes second, on this
 * server or another, finds it plain already. False when there was nothing to do.
 */
export async function rollIfOver(tx: Writer, own: Own, matchId: string): Promise<boolean> {
  const match = await lockMatch(tx, own.organiser.id, matchId);
  if (!match?.is_recurring || !isOver(Date.parse(match.starts_at), own.now)) return false;
  // without the organiser's word the clock says of a plain match that it is completed
  const status = match.status === 'pendiente' ? null : match.status;
  await endRecurrence(tx, match.user_id, matchId, status);
  own.changed('match', matchId);
  const next = await editionAfter(tx, own, match);
  if (next) {
    await insertMatch(tx, next);
    own.changed('match', next.match_id);
  }
  return true;
}

/** Undefined when the list is gone: the series ends. */
async function editionAfter(tx: Writer, own: Own, match: MatchRow): Promise<MatchRow | undefined> {
  const { user_id: userId, series_id: seriesId, list_id: listId, time_zone: timeZone } = match;
  if (listId === null || seriesId === null) return undefined;
  const recurringDay = match.recurring_day ?? weekdayOf(match.date);
  const date = nextEdition(
    { date: match.date, time: match.time, timeZone, recurringDay },
    {
      now: own.now,
      organiserZone: own.organiser.timeZone ?? timeZone,
      taken: await seriesDates(tx, { userId, seriesId }, match.date),
    },
  );
  return {
    ...match,
    match_id: newId(),
    date,
    starts_at: timestamp(instantOf(date, match.time, timeZone)),
    status: null,
    recurring_day: recurringDay,
    created_at: own.stamp(),
  };
}
