import type { Selectable } from 'kysely';
import type { Schema } from '../src/store/schema.ts';
import { timestamp } from '../src/store/timestamps.ts';
import type { Rows } from './every-row.ts';

type Match = Selectable<Schema['matches']>;
type Player = Selectable<Schema['players']>;

function tablesOf(rows: Rows) {
  const all = <T extends keyof Schema>(table: T) => (rows[table] ?? []) as Selectable<Schema[T]>[];
  const changes = Map.groupBy(all('match_roster_changes'), ({ match_id }) => match_id);
  const teams = new Map(all('teams').map(({ team_id, name }) => [team_id, name]));
  /** Returns whether a player is on the roster of a match, at the instant `now`. */
  const isCalled = (match: Match, player: Player, now: string) => {
    const change = changes.get(match.match_id)?.find((one) => one.player_id === player.player_id);
    if (change) return change.change === 'guest';
    if (match.list_id !== player.list_id) return false;
    const isWhole = match.starts_at > now;
    const until = match.starts_at > match.created_at ? match.starts_at : match.created_at;
    return isWhole || player.created_at <= until;
  };
  const countsOf = (player: Player, matches: Match[], now: string) => {
    const ids = new Set(matches.map(({ match_id }) => match_id));
    const his = (row: { match_id: string; player_id: string }) =>
      row.player_id === player.player_id && ids.has(row.match_id);
    return {
      called: matches.filter((match) => isCalled(match, player, now)).length,
      confirmed: all('confirmations').filter((row) => his(row) && row.confirmed === 1).length,
      played: all('team_players').filter((row) => his(row) && teams.get(row.team_id) !== 'suplente')
        .length,
    };
  };
  return { all, countsOf };
}

const isCompletable = ({ status, is_recurring }: Match) =>
  status === 'completado' || (status === null && is_recurring === 0);

/**
 * Computes a user's statistics from all rows, at an instant in epoch milliseconds: the figures by player id, and the
 * counts of matches. Tests compare them with the replies of the server.
 */
export function statisticsOf(rows: Rows, userId: string, now: number) {
  const { all, countsOf } = tablesOf(rows);
  const overBefore = timestamp(now);
  const matches = all('matches').filter(({ user_id }) => user_id === userId);
  const completed = matches.filter(
    (match) =>
      isCompletable(match) && (match.status === 'completado' || match.ends_at <= overBefore),
  );
  const players = all('players').filter(({ user_id }) => user_id === userId);
  const stats = players.map((player) => {
    const { called, confirmed, played } = countsOf(player, completed, timestamp(now));
    const attendanceRate = called === 0 ? 0 : Math.round((confirmed * 100) / called);
    return [player.player_id, { matchesPlayed: played, attendanceRate }] as const;
  });
  const counts = { total: matches.length, completed: completed.length };
  return { stats: Object.fromEntries(stats), counts };
}
