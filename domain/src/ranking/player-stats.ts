/**
 * Statistics count completed matches. A player has played the matches in which the player was in claro or oscuro. The
 * attendance rate is the share of confirmed matches in those to which the player was called, as a rounded percentage,
 * and 0 without calls. A match calls its guests, and the players of its list who existed when it started, or when it
 * was entered if that was later, except the players removed from it. Before it has started, it calls the whole list. A
 * value that the organiser typed in overrides the computed one, field by field.
 */
import type { PlayerStat } from '../players/contract.ts';
import { attendancePercentage } from '../attendance/attendance-rate.ts';
import {
  callsUntil,
  isOnList,
  type CallingMatch,
  type ListedPlayer,
} from '../matches/called-players.ts';

export type StatRecords = {
  players: readonly ListedPlayer[];
  /** Completed matches. Timestamps are text that sorts in the order of time, as in replies. */
  matches: readonly (CallingMatch & { id: string })[];
  /** Differences between the rosters of these matches and their lists, with at most one change per player and match. */
  changes: readonly { matchId: string; playerId: string; change: 'guest' | 'removed' }[];
  /** Number of confirmations in these matches, by player id. `played` is the number of times in claro or oscuro. */
  confirmed: ReadonlyMap<string, number>;
  played: ReadonlyMap<string, number>;
  typed: ReadonlyMap<string, { matchesPlayed: number | null; attendanceRate: number | null }>;
};

/** Returns the statistics of each player, in the order of the players. `now` is a timestamp. */
export function playerStats(records: StatRecords, now: string): PlayerStat[] {
  const called = callsOf(records, now);
  return records.players.map(({ id }) => {
    const typed = records.typed.get(id);
    const rate = attendancePercentage(records.confirmed.get(id) ?? 0, called.get(id) ?? 0);
    return {
      playerId: id,
      matchesPlayed: typed?.matchesPlayed ?? records.played.get(id) ?? 0,
      attendanceRate: typed?.attendanceRate ?? rate,
    };
  });
}

/** Returns the number of matches to which each player was called, by player id. */
function callsOf(
  { players, matches, changes }: Pick<StatRecords, 'players' | 'matches' | 'changes'>,
  now: string,
): Map<string, number> {
  const matchOf = new Map(matches.map((match) => [match.id, match]));
  const playerOf = new Map(players.map((player) => [player.id, player]));
  const ofList = new Map(
    [...Map.groupBy(matches, ({ listId }) => listId)].map(([listId, some]) => {
      return [listId, some.map((match) => callsUntil(match, now)).toSorted()];
    }),
  );
  const calls = new Map(
    players.map(({ id, listId, createdAt }) => {
      const called = ofList.get(listId) ?? [];
      const first = called.findIndex((until) => until >= createdAt);
      return [id, first === -1 ? 0 : called.length - first];
    }),
  );
  for (const { matchId, playerId, change } of changes) {
    const [match, player] = [matchOf.get(matchId), playerOf.get(playerId)];
    if (!match || !player) continue;
    const byList = isOnList(player, match, now) ? 1 : 0;
    calls.set(playerId, (calls.get(playerId) ?? 0) - byList + (change === 'guest' ? 1 : 0));
  }
  return calls;
}
