/**
 * Statistics count completed matches. A player has played the matches in which the player was in one of the teams,
 * except nights in which the player was absent from every game. The attendance rate is the share of confirmed matches
 * in those whose roster has the player (matches/roster.ts), as a rounded percentage, and 0 if there are none. A value
 * that the organiser typed in overrides the computed one, field by field.
 */
import type { PlayerStat } from '../players/contract.ts';
import { attendancePercentage } from '../attendance/attendance-rate.ts';
import { createdUntil, isOnList, type RosterMatch, type ListedPlayer } from '../matches/roster.ts';

export type StatRecords = {
  players: readonly ListedPlayer[];
  /** Completed matches. Timestamps are text that sorts in the order of time, as in replies. */
  matches: readonly (RosterMatch & { id: string })[];
  /** Differences between the rosters of these matches and their lists, with at most one change per player and match. */
  changes: readonly { matchId: string; playerId: string; change: 'guest' | 'removed' }[];
  /**
   * Number of confirmations in these matches, by player id. `played` is the number of these matches that each player
   * has played.
   */
  confirmed: ReadonlyMap<string, number>;
  played: ReadonlyMap<string, number>;
  typed: ReadonlyMap<string, { matchesPlayed: number | null; attendanceRate: number | null }>;
};

/** Returns the statistics of each player, in the order of the players. `now` is a timestamp. */
export function playerStats(records: StatRecords, now: string): PlayerStat[] {
  const counts = matchCounts(records, now);
  return records.players.map(({ id }) => {
    const typed = records.typed.get(id);
    const rate = attendancePercentage(records.confirmed.get(id) ?? 0, counts.get(id) ?? 0);
    return {
      playerId: id,
      matchesPlayed: typed?.matchesPlayed ?? records.played.get(id) ?? 0,
      attendanceRate: typed?.attendanceRate ?? rate,
    };
  });
}

/** Returns the number of matches whose roster has a player, by player id. */
function matchCounts(
  { players, matches, changes }: Pick<StatRecords, 'players' | 'matches' | 'changes'>,
  now: string,
): Map<string, number> {
  const matchOf = new Map(matches.map((match) => [match.id, match]));
  const playerOf = new Map(players.map((player) => [player.id, player]));
  const ofList = new Map(
    [...Map.groupBy(matches, ({ listId }) => listId)].map(([listId, some]) => {
      return [listId, some.map((match) => createdUntil(match, now)).toSorted()];
    }),
  );
  const counts = new Map(
    players.map(({ id, listId, createdAt }) => {
      const until = ofList.get(listId) ?? [];
      const first = until.findIndex((last) => last >= createdAt);
      return [id, first === -1 ? 0 : until.length - first];
    }),
  );
  for (const { matchId, playerId, change } of changes) {
    const [match, player] = [matchOf.get(matchId), playerOf.get(playerId)];
    if (!match || !player) continue;
    const byList = isOnList(player, match, now) ? 1 : 0;
    counts.set(playerId, (counts.get(playerId) ?? 0) - byList + (change === 'guest' ? 1 : 0));
  }
  return counts;
}
