import type { Catalogue } from './engines/dialect.ts';

/**
 * Queries that need an index: the queries of docs/specification.md#requests-and-messages, under the names used there,
 * and the queries of the line-up context. `columns` are the user's id, then the columns that the query compares, and
 * then the columns that sort the result.
 */
export const NEEDED_INDEXES = [
  need('playersLists', ['userId', 'createdAt'], 'players_lists', ['created_at']),
  need('players', ['listId', 'name'], 'players', ['list_id', 'sort_key']),
  need('matches', ['userId', 'date'], 'matches', ['date']),
  need('confirmations', ['matchId'], 'confirmations', ['match_id']),
  need('confirmations', ['playerId'], 'confirmations', ['player_id']),
  need('confirmations', ['matchId', 'playerId'], 'confirmations', ['match_id', 'player_id']),
  need('teams', ['matchId'], 'teams', ['match_id']),
  need('teamPlayers', ['teamId'], 'team_players', ['team_id']),
  need('matches', ['listId', 'startsAt'], 'matches', ['list_id', 'starts_at']),
  need('calls', ['matchId'], 'calls', ['match_id']),
];

/**
 * Returns whether an index of the database serves the query. An index serves a query when it begins with the columns of
 * the query.
 */
export function isServed(
  { table, columns }: { table: string; columns: readonly string[] },
  { indexes }: Catalogue,
): boolean {
  return indexes.some(
    (index) =>
      index.table === table &&
      columns.every((column, position) => index.columns[position] === column),
  );
}

function need(collection: string, fields: string[], table: string, columns: string[]) {
  return { collection, fields, table, columns: ['user_id', ...columns] };
}
