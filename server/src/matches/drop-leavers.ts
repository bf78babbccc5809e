import type { Writer } from '../store/store.ts';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import { rosterOf, setRosterChanges } from '../store/tables/matches/roster.ts';
import { playersOfList } from '../store/tables/players/players.ts';
import { forgetHostsOf, guestsOfMatch } from '../store/tables/waitlist/guests.ts';
import { deletePlayersAndTraces, withoutMoney } from '../players/delete-player.ts';
import type { WriteContext } from '../transactions/write.ts';
import { dropFromMatch } from './change-roster.ts';

/**
 * Deletes the attendance, answers, calls and team places of the players that a change of the match removes from it,
 * because the match has another list or starts before they were added. `match` is the row before the change. Returns
 * the ids of these players.
 */
export async function dropLeavers(
  tx: Writer,
  match: MatchRow,
  isOtherList: boolean,
  now: string,
): Promise<string[]> {
  if (match.list_id === null) return [];
  const roster = await rosterOf(tx, match.user_id, match.match_id, now);
  const staying = new Set(roster.map((player) => player.id));
  const before = await playersOfList(tx, match.user_id, match.list_id);
  const leavers = before.flatMap(({ id }) => (staying.has(id) ? [] : id));
  for (const playerId of leavers) {
    const key = { userId: match.user_id, matchId: match.match_id, playerId };
    await dropFromMatch(tx, key);
    if (isOtherList) await setRosterChanges(tx, key, [playerId], null);
  }
  return leavers;
}

/**
 * Deletes the guests of players who have left a match that has not started. A guest that the organiser keeps, who has a
 * balance in the ledger, or whose match has started stays without a host.
 */
export async function dropGuestsOf(
  tx: Writer,
  writeContext: WriteContext,
  { matchId, hostIds, startsAt }: { matchId: string; hostIds: readonly string[]; startsAt: number },
): Promise<void> {
  const match = { userId: writeContext.organiser.id, matchId };
  const guests = (await guestsOfMatch(tx, match)).filter(({ hostId }) => hostIds.includes(hostId));
  const hasStarted = startsAt <= writeContext.now;
  const mayLeave = guests.filter(({ isKept }) => !isKept && !hasStarted);
  const leaving = await withoutMoney(
    tx,
    match.userId,
    mayLeave.map(({ playerId }) => playerId),
  );
  const staying = guests.flatMap(({ playerId }) => (leaving.includes(playerId) ? [] : playerId));
  await forgetHostsOf(tx, match, staying);
  await deletePlayersAndTraces(tx, writeContext, leaving);
}
