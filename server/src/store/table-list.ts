import type { Schema } from './schema.ts';

/**
 * Tables that only older schemas have, with their primary keys. A backup of a database with such a schema includes
 * them.
 */
const DROPPED_TABLES = {
  survey_participants: ['user_id', 'survey_id', 'player_id'],
  match_slots: ['user_id', 'location', 'weekday', 'time'],
};

/**
 * All tables with the columns of their primary keys; a table missing here is a type error. Referenced tables come
 * before the tables that reference them, because rows are copied in this order.
 */
export const TABLES = {
  server_keys: ['name'],
  users: ['user_id'],
  identities: ['user_id', 'issuer', 'subject'],
  sessions: ['user_id', 'token_hash'],
  link_codes: ['user_id', 'kind', 'subject_id'],
  changes: ['user_id', 'at'],
  idempotency_keys: ['user_id', 'key'],
  idempotency_ids: ['user_id', 'id', 'key'],
  players_lists: ['user_id', 'list_id'],
  group_links: ['user_id', 'list_id'],
  helpers: ['user_id', 'helper_id'],
  handovers: ['user_id', 'list_id'],
  players: ['user_id', 'player_id'],
  merged_players: ['user_id', 'merged_id'],
  player_stats: ['user_id', 'player_id'],
  absences: ['user_id', 'player_id'],
  keepers: ['user_id', 'player_id'],
  level_suggestions: ['user_id', 'player_id'],
  pairs: ['user_id', 'player_id', 'other_id'],
  matches: ['user_id', 'match_id'],
  deleted_matches: ['user_id', 'match_id'],
  match_roster_changes: ['user_id', 'match_id', 'player_id'],
  match_moves: ['user_id', 'match_id', 'moved_at'],
  confirmations: ['user_id', 'match_id', 'player_id'],
  devices: ['user_id', 'list_id', 'device_hash'],
  proposals: ['user_id', 'list_id', 'proposal_id'],
  answers: ['user_id', 'match_id', 'player_id'],
  guests: ['user_id', 'match_id', 'player_id'],
  answer_log: ['user_id', 'match_id', 'at'],
  answer_undos: ['user_id', 'match_id'],
  answer_settings: ['user_id', 'match_id'],
  captains: ['user_id', 'match_id'],
  captain_actions: ['user_id', 'match_id', 'at'],
  calls: ['user_id', 'match_id', 'player_id'],
  bibs: ['user_id', 'match_id'],
  teams: ['user_id', 'team_id'],
  team_players: ['user_id', 'match_id', 'player_id'],
  shown_teams: ['user_id', 'match_id'],
  autopilots: ['user_id', 'match_id'],
  autopilot_steps: ['user_id', 'match_id', 'at'],
  notice_watches: ['user_id'],
  noticed_matches: ['user_id', 'match_id'],
  pushes: ['user_id', 'push_id'],
  results: ['user_id', 'match_id'],
  scorers: ['user_id', 'match_id', 'player_id'],
  score_proposals: ['user_id', 'match_id', 'player_id'],
  games: ['user_id', 'match_id', 'seq'],
  finished_nights: ['user_id', 'match_id'],
  figura_votes: ['user_id', 'match_id', 'player_id'],
  figura_closings: ['user_id', 'match_id'],
  figura_totals: ['user_id', 'match_id', 'player_id'],
  surveys: ['user_id', 'survey_id'],
  survey_devices: ['user_id', 'survey_id', 'device_hash'],
  survey_opinions: ['user_id', 'survey_id', 'player_id'],
  survey_verdicts: ['user_id', 'survey_id', 'player_id'],
  list_money: ['user_id', 'list_id'],
  ledger_entries: ['user_id', 'entry_id'],
  never_pays: ['user_id', 'player_id'],
  money_claims: ['user_id', 'list_id', 'player_id'],
  match_money: ['user_id', 'match_id'],
  match_money_players: ['user_id', 'match_id', 'player_id'],
  badges: ['user_id', 'badge_id'],
  badge_players: ['user_id', 'badge_id', 'player_id'],
} as const satisfies { [Table in keyof Schema]: readonly (keyof Schema[Table])[] };

export type OwnedTable = Exclude<keyof Schema, 'server_keys'>;

/** Tables that describe the database itself: each database has its own, and copies leave them out. */
export const OWN_TABLES: readonly string[] = ['schema_migrations', 'servers', 'oldest_programs'];

/** All tables that a copy of a database includes, with their primary keys. */
export const COPIED_TABLES = { ...TABLES, ...DROPPED_TABLES };

/** Names of the tables whose rows belong to a user, in the order of `TABLES`. */
export const OWNED_TABLES = (Object.keys(TABLES) as (keyof Schema)[]).filter(
  (table): table is OwnedTable => table !== 'server_keys',
);

export type TableWith<Column extends string> = {
  [T in OwnedTable]: Column extends keyof Schema[T] ? T : never;
}[OwnedTable];
type TableKeyedBy<Column extends string> = {
  [T in OwnedTable]: Column extends (typeof TABLES)[T][number] ? T : never;
}[OwnedTable];

/**
 * Tables with a column `match_id` that is not part of their primary key, and whether their rows are deleted along with
 * the match; a table missing here is a type error. Entries of a ledger stay, with the payments for the match.
 */
const NOT_KEYED_BY_MATCH = {
  teams: true,
  proposals: true,
  pushes: true,
  ledger_entries: false,
} as const satisfies Record<Exclude<TableWith<'match_id'>, TableKeyedBy<'match_id'>>, boolean>;

/**
 * Names of the tables whose rows are deleted along with their match, and `matches`. Referencing tables come first, so
 * that no foreign key is violated.
 */
export const TABLES_OF_MATCH = OWNED_TABLES.toReversed().filter(
  (table): table is TableWith<'match_id'> =>
    TABLES[table].some((column) => column === 'match_id') ||
    Object.entries(NOT_KEYED_BY_MATCH).some(([name, isDeleted]) => name === table && isDeleted),
);

/** Names of the tables whose rows are deleted along with their survey, and `surveys`; referencing tables come first. */
export const TABLES_OF_SURVEY = OWNED_TABLES.toReversed().filter(
  (table): table is TableKeyedBy<'survey_id'> =>
    TABLES[table].some((column) => column === 'survey_id'),
);

/**
 * Maps each table with rows about players to the treatment of these rows when the player is deleted: they are deleted;
 * a separate statement deletes or changes some of them; or they stay, as the teams of completed matches do when a
 * player is deleted. A table missing here is a type error.
 */
const ROWS_OF_DELETED_PLAYER = {
  players: 'deleted',
  match_roster_changes: 'deleted',
  confirmations: 'deleted',
  calls: 'deleted',
  answers: 'deleted',
  answer_log: 'deleted',
  guests: 'deleted',
  devices: 'deleted',
  absences: 'deleted',
  keepers: 'deleted',
  merged_players: 'deleted',
  player_stats: 'deleted',
  level_suggestions: 'deleted',
  never_pays: 'deleted',
  money_claims: 'deleted',
  survey_devices: 'deleted',
  survey_opinions: 'deleted',
  survey_verdicts: 'deleted',
  badge_players: 'deleted',
  pairs: 'by statement',
  captains: 'by statement',
  captain_actions: 'by statement',
  proposals: 'by statement',
  team_players: 'by statement',
  bibs: 'retained',
  ledger_entries: 'retained',
  match_money_players: 'retained',
  scorers: 'retained',
  score_proposals: 'retained',
  figura_votes: 'retained',
  figura_totals: 'retained',
} as const satisfies Record<TableWith<'player_id'>, 'deleted' | 'by statement' | 'retained'>;

type Outcomes = typeof ROWS_OF_DELETED_PLAYER;
type TableOfPlayer = {
  [T in keyof Outcomes]: Outcomes[T] extends 'deleted' ? T : never;
}[keyof Outcomes];

/** Names of the tables whose rows are deleted along with their player, and `players`. */
export const TABLES_OF_PLAYER = OWNED_TABLES.toReversed().filter((table): table is TableOfPlayer =>
  Object.entries(ROWS_OF_DELETED_PLAYER).some(
    ([name, outcome]) => name === table && outcome === 'deleted',
  ),
);
