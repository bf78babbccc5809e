/**
 * Statistics of players (docs/decisions/138), over completed matches. Played: matches in claro or oscuro. Attendance:
 * confirmed over called, percent, rounded, 0 without calls. Called are the players of the match's list who existed
 * when it started, or when it was entered if that was later, without those taken out of it, and its guests. Until a
 * match has started, its whole list is called. What the organiser typed in overrides the computed value, field by
 * field.
 */
import type { PlayerStat } from '../players/player-reply.ts';
import { attendancePercentage } from '../attendance/attendance-rate.ts';
import { isOnList, type CallingMatch, type ListedPlayer } from '../matches/called-players.ts';

export type PlayerCounts = { called: number; confirmed: number; played: number };

/** Timestamps are text whose order is the order in time, as in replies. */
type MatchNotOver = CallingMatch & { id: string; isCompleted: boolean };

export type StatRecords = {
  players: readonly ListedPlayer[];
  /** By player, over all matches that are completed or will be once they are over, as if all had started. */
  counts: ReadonlyMap<string, PlayerCounts>;
  /** Those of these matches that are not over. */
  notOver: readonly MatchNotOver[];
  /** How their players differ from their lists; one change per player and match. */
  changes: readonly { matchId: string; playerId: string; change: 'guest' | 'removed' }[];
  /** By player: confirmed matches of those that are not completed, and places in claro or oscuro in them. */
  confirmed: ReadonlyMap<string, number>;
  played: ReadonlyMap<string, number>;
  overrides: ReadonlyMap<string, { matchesPlayed: number | null; attendanceRate: number | null }>;
};

const NOTHING: PlayerCounts = { called: 0, confirmed: 0, played: 0 };
/** After every timestamp: all matches have started. */
const THE_END = '~';

/** One for each player, in their order. */
export function playerStats(records: StatRecords, now: string): PlayerStat[] {
  const { players, counts, notOver, overrides } = records;
  const calledByAll = callsOf(records, notOver, THE_END);
  const completed = notOver.filter(({ isCompleted }) => isCompleted);
  const calledByCompleted = callsOf(records, completed, now);
  return players.map(({ id }) => {
    const typed = overrides.get(id);
    const kept = counts.get(id) ?? NOTHING;
    const of = (some: ReadonlyMap<string, number>) => some.get(id) ?? 0;
    const called = kept.called - of(calledByAll) + of(calledByCompleted);
    const confirmed = kept.confirmed - of(records.confirmed);
    return {
      playerId: id,
      matchesPlayed: typed?.matchesPlayed ?? kept.played - of(records.played),
      attendanceRate: typed?.attendanceRate ?? attendancePercentage(confirmed, called),
    };
  });
}

/** The same over the completed matches of a season. What was typed in is of all time, and plays no part. */
export function seasonStats(
  records: Pick<StatRecords, 'players' | 'changes' | 'confirmed' | 'played'> & {
    matches: readonly (CallingMatch & { id: string })[];
  },
  now: string,
): PlayerStat[] {
  const called = callsOf(records, records.matches, now);
  const confirmed = (id: string) => records.confirmed.get(id) ?? 0;
  return records.players.map(({ id }) => ({
    playerId: id,
    matchesPlayed: records.played.get(id) ?? 0,
    attendanceRate: attendancePercentage(confirmed(id), called.get(id) ?? 0),
  }));
}

/** By player: the number of these matches to which the player was called. */
function callsOf(
  { players, changes }: Pick<StatRecords, 'players' | 'changes'>,
  matches: readonly (CallingMatch & { id: string })[],
  now: string,
): Map<string, number> {
  if (matches.length === 0) return new Map();
  const matchOf = new Map(matches.map((match) => [match.id, match]));
  const playerOf = new Map(players.map((player) => [player.id, player]));
  const ofList = Map.groupBy(matches, ({ listId }) => listId);
  const calls = new Map(
    players.map((player) => {
      const his = ofList.get(player.listId) ?? [];
      return [player.id, his.filter((match) => isOnList(player, match, now)).length];
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
