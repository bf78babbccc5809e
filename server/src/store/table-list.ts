import type { Schema } from './schema.ts';

/** Lists the tables that only older schemas have. A backup of such a database holds them too. */
const DROPPED_TABLES = {
  survey_participants: ['user_id', 'survey_id', 'player_id'],
  match_slots: ['user_id', 'location', 'weekday', 'time'],
};

/**
 * Lists every table with the columns of its primary key; a missing one is a type error. Referenced tables come before
 * the tables that reference them, which is the order in which rows are copied.
 */
export const TABLES = {
  server_keys: ['name'],
  users: ['user_id'],
  identities: ['user_id', 'issuer', 'subject'],
  sessions: ['user_id', 'token_hash'],
  changes: ['user_id', 'at'],
  idempotency_keys: ['user_id', 'key'],
  idempotency_ids: ['user_id', 'id', 'key'],
  players_lists: ['user_id', 'list_id'],
  group_links: ['user_id', 'list_id'],
  players: ['user_id', 'player_id'],
  player_stats: ['user_id', 'player_id'],
  keepers: ['user_id', 'player_id'],
  level_suggestions: ['user_id', 'player_id'],
  pairs: ['user_id', 'player_id', 'other_id'],
  matches: ['user_id', 'match_id'],
  match_roster_changes: ['user_id', 'match_id', 'player_id'],
  confirmations: ['user_id', 'match_id', 'player_id'],
  devices: ['user_id', 'list_id', 'device_hash'],
  proposals: ['user_id', 'list_id', 'proposal_id'],
  answers: ['user_id', 'match_id', 'player_id'],
  guests: ['user_id', 'match_id', 'player_id'],
  answer_log: ['user_id', 'match_id', 'at'],
  answer_undos: ['user_id', 'match_id'],
  answer_settings: ['user_id', 'match_id'],
  calls: ['user_id', 'match_id', 'player_id'],
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
  figura_votes: ['user_id', 'match_id', 'player_id'],
  figura_closings: ['user_id', 'match_id'],
  figura_totals: ['user_id', 'match_id', 'player_id'],
  surveys: ['user_id', 'survey_id'],
  survey_devices: ['user_id', 'survey_id', 'device_hash'],
  survey_opinions: ['user_id', 'survey_id', 'player_id'],
  survey_verdicts: ['user_id', 'survey_id', 'player_id'],
  badges: ['user_id', 'badge_id'],
} as const satisfies { [Table in keyof Schema]: readonly (keyof Schema[Table])[] };

export type OwnedTable = Exclude<keyof Schema, 'server_keys'>;

/** Lists every table that a copy includes. */
export const COPIED_TABLES = { ...TABLES, ...DROPPED_TABLES };

/** Lists the tables of users' data, in the order of `TABLES`. */
export const OWNED_TABLES = (Object.keys(TABLES) as (keyof Schema)[]).filter(
  (table): table is OwnedTable => table !== 'server_keys',
);

type PartOfMatch = Exclude<OwnedTable, 'matches'>;
type TableOfMatch = {
  [T in PartOfMatch]: 'match_id' extends keyof Schema[T] ? T : never;
}[PartOfMatch];
type KeyedByMatch = {
  [T in TableOfMatch]: 'match_id' extends (typeof TABLES)[T][number] ? T : never;
}[TableOfMatch];

/** Lists the tables with a match that is not part of their primary key; a missing one is a type error. */
const NOT_KEYED_BY_MATCH: Record<Exclude<TableOfMatch, KeyedByMatch>, true> = {
  teams: true,
  proposals: true,
  pushes: true,
};

/** Lists the tables with rows to delete along with a match; referencing tables come first. */
export const TABLES_OF_MATCH = OWNED_TABLES.toReversed().filter(
  (table): table is TableOfMatch =>
    table !== 'matches' &&
    (TABLES[table].some((column) => column === 'match_id') || table in NOT_KEYED_BY_MATCH),
);
