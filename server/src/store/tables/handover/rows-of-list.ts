import { sql } from 'kysely';
import type { Writer } from '../../store.ts';
import { OWNED_TABLES, type OwnedTable } from '../../table-list.ts';
import { rowsWithId, type Row } from '../players/rows-of-player.ts';

export type OfList = { userId: string; listId: string };

export type Move = {
  listId: string;
  /** Ids of the present and the new owner. */
  from: string;
  to: string;
  /** Time of the move, as a timestamp. */
  at: string;
};

/**
 * Maps each table to the column by which its rows belong to a list: of the list itself, or of a match, survey or player
 * of the list. Null for tables whose rows stay with the user when a list is handed over. A table missing here is a type
 * error.
 */
const BELONGS_BY = {
  users: null,
  identities: null,
  sessions: null,
  link_codes: null,
  changes: null,
  idempotency_keys: null,
  idempotency_ids: null,
  players_lists: 'list_id',
  helpers: 'list_id',
  handovers: 'list_id',
  group_links: 'list_id',
  players: 'list_id',
  merged_players: 'list_id',
  player_stats: 'player_id',
  absences: 'player_id',
  keepers: 'player_id',
  level_suggestions: 'player_id',
  pairs: 'player_id',
  matches: 'list_id',
  deleted_matches: 'list_id',
  match_roster_changes: 'match_id',
  match_moves: 'match_id',
  confirmations: 'match_id',
  devices: 'list_id',
  proposals: 'list_id',
  answers: 'match_id',
  guests: 'match_id',
  answer_log: 'match_id',
  answer_undos: 'match_id',
  answer_settings: 'match_id',
  captains: 'match_id',
  captain_actions: 'match_id',
  calls: 'match_id',
  bibs: 'match_id',
  teams: 'match_id',
  team_players: 'match_id',
  shown_teams: 'match_id',
  autopilots: 'match_id',
  autopilot_steps: 'match_id',
  notice_watches: null,
  noticed_matches: 'match_id',
  pushes: 'match_id',
  results: 'match_id',
  scorers: 'match_id',
  score_proposals: 'match_id',
  games: 'match_id',
  finished_nights: 'match_id',
  figura_votes: 'match_id',
  figura_closings: 'match_id',
  figura_totals: 'match_id',
  surveys: 'list_id',
  survey_devices: 'survey_id',
  survey_opinions: 'survey_id',
  survey_verdicts: 'survey_id',
  list_money: 'list_id',
  ledger_entries: 'list_id',
  never_pays: 'player_id',
  money_claims: 'list_id',
  match_money: 'match_id',
  match_money_players: 'match_id',
  badges: null,
  badge_players: null,
} as const satisfies Record<OwnedTable, keyof typeof PARENTS | 'list_id' | null>;

/** Tables of the matches, surveys and players of lists, by the column with their id. */
const PARENTS = { match_id: 'matches', survey_id: 'surveys', player_id: 'players' } as const;

type Tied = typeof BELONGS_BY;
/** Type of the tables whose rows belong to a list. */
export type TableOfList = { [T in keyof Tied]: Tied[T] extends string ? T : never }[keyof Tied];

/** Names of the tables whose rows belong to a list, referenced tables first. */
export const TABLES_OF_LIST = OWNED_TABLES.filter(
  (table): table is TableOfList => BELONGS_BY[table] !== null,
);

/** Tells whether the rows of a table belong to a list by their player alone. */
export const isOfPlayer = (table: TableOfList) => BELONGS_BY[table] === 'player_id';

/** Names of the tables whose rows are about one player and need no match, such as absences. */
export const TABLES_OF_MARKS = TABLES_OF_LIST.filter(
  (table) => isOfPlayer(table) && table !== 'pairs',
);

/** Number of rows in a batch; with the columns of any table it stays under the 32,766 values of a statement. */
const BATCH = 500;

/** Number of matches, surveys or players whose rows are read at once. */
const PARENTS_AT_ONCE = 20;

/** Splits an array into arrays of at most `size` items, 500 if it is not given. */
export function chunks<T>(all: readonly T[], size = BATCH): T[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size));
}

/** Yields the rows of a table that belong to a list, in batches. Both players of a pair must be on the list. */
export async function* batchesOfList(
  tx: Writer,
  table: TableOfList,
  list: OfList,
): AsyncGenerator<readonly Row[]> {
  const column = BELONGS_BY[table];
  const { userId, listId } = list;
  if (column === 'list_id') {
    yield* chunks(await rowsWithId(tx, table, { userId, columns: [column], ids: [listId] }));
    return;
  }
  const parents = await rowsWithId(tx, PARENTS[column], {
    userId,
    columns: ['list_id'],
    ids: [listId],
  });
  const known = parents.map((row) => String(row[column]));
  const isPairOfList = (row: Row) => table !== 'pairs' || known.includes(String(row['other_id']));
  for (const ids of chunks(known, PARENTS_AT_ONCE)) {
    const rows = await rowsWithId(tx, table, { userId, columns: [column], ids });
    yield* chunks(rows.filter(isPairOfList));
  }
}

/** Deletes the rows of a table that belong to a list, or to its matches, surveys or players. */
export async function deleteRowsOfList(
  tx: Writer,
  table: TableOfList,
  { userId, listId }: OfList,
): Promise<void> {
  const own = sql`${sql.ref('user_id')} = ${userId}`;
  const ofList = sql`${own} and ${sql.ref('list_id')} = ${listId}`;
  const column = BELONGS_BY[table];
  const which =
    column === 'list_id'
      ? ofList
      : sql`${own} and ${sql.ref(column)} in
          (select ${sql.ref(column)} from ${sql.table(PARENTS[column])} where ${ofList})`;
  await sql`delete from ${sql.table(table)} where ${which}`.execute(tx);
}
