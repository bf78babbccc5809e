import {
  instantOf,
  matchStatus,
  MESSAGES,
  type Match,
  type MatchStatus,
  type MatchUpdate,
} from '@picadito/domain';
import { invalid } from '../app-error.ts';
import { updateMatch, type MatchRow } from '../store/tables/matches.ts';
import { playersOfList } from '../store/tables/players.ts';
import { rosterOf, setRosterChange } from '../store/tables/roster.ts';
import type { Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import { dropFromMatch } from './change-roster.ts';
import { awardForMatch } from './award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { refusePastDate, requireList } from '../matches/create-match.ts';
import { lockOwnMatch } from './own.ts';
import { matchIn } from '../matches/read-matches.ts';
import { rollIfOver } from '../matches/roll-match.ts';
import { recurrenceAfter } from '../matches/series.ts';
import { write } from './write.ts';

/**
 * The whole match again. A new date must not be past where the organiser is now, wherever the match is; without
 * a `status` the stored one stays; a changed list drops what belongs to players of the old one (decisions.md).
 */
export async function changeMatch(
  context: Context,
  organiser: Organiser,
  matchId: string,
  input: MatchUpdate,
): Promise<Match> {
  return write(context, organiser, async (tx, turn) => {
    const match = await lockOwnMatch(tx, organiser, matchId);
    const timeZone = input.timeZone ?? match.time_zone;
    if (input.date !== match.date) {
      refusePastDate(input.date, organiser.timeZone ?? timeZone, turn.now);
    }
    if (input.listId !== match.list_id) {
      if (input.listId === null) throw invalid('listId', MESSAGES.matchListMissing);
      await requireList(tx, organiser, input.listId);
    }
    const instant = instantOf(input.date, input.time, timeZone);
    const startsAt = timestamp(instant);
    const repeats = await recurrenceAfter(tx, match, input, { startsAt: instant, now: turn.now });
    const isRecurring = repeats.is_recurring === 1;
    const computed = matchStatus({ stored: null, isRecurring, startsAt: instant, now: turn.now });
    await updateMatch(tx, organiser.id, matchId, {
      list_id: input.listId,
      date: input.date,
      time: input.time,
      time_zone: timeZone,
      starts_at: startsAt,
      location: input.location,
      google_place_id:
        input.googlePlaceId === undefined ? match.google_place_id : input.googlePlaceId,
      status: statusAfter(match, input, computed),
      ...repeats,
    });
    const isOtherList = input.listId !== match.list_id;
    if (isOtherList || startsAt !== match.starts_at) {
      await dropLeavers(tx, match, isOtherList, timestamp(turn.now));
    }
    const changed = await matchIn(tx, organiser.id, matchId, turn.now);
    await awardForMatch(tx, turn, changed);
    turn.changed('match', matchId);
    const isRolled = changed.isRecurring && (await rollIfOver(tx, turn, matchId));
    return isRolled ? matchIn(tx, organiser.id, matchId, turn.now) : changed;
  });
}

/**
 * A client that sends the match back as it got it must not fix what is computed: a status that the clock says
 * anyway is stored only where it was stored before.
 */
function statusAfter(match: MatchRow, { status }: MatchUpdate, computed: MatchStatus) {
  if (status === undefined || status === match.status) return match.status;
  return status === computed ? null : status;
}

/**
 * `match` is the row before the change. Who was in it by its list and is no more (another list, or a start
 * before he was on the list) loses his answer, his call and his place.
 */
async function dropLeavers(
  tx: Writer,
  match: MatchRow,
  isOtherList: boolean,
  now: string,
): Promise<void> {
  if (match.list_id === null) return;
  const roster = await rosterOf(tx, match.user_id, match.match_id, now);
  const staying = new Set(roster.map((player) => player.id));
  const before = await playersOfList(tx, match.user_id, match.list_id);
  for (const player of before) {
    if (staying.has(player.id)) continue;
    const place = { userId: match.user_id, matchId: match.match_id, playerId: player.id };
    await dropFromMatch(tx, place);
    if (isOtherList) await setRosterChange(tx, place, null);
  }
}
