import type { Writer } from '../../store.ts';
import type { OwnedTable, TableWith } from '../../table-list.ts';
import { replaceRows, rowsWithId, rowsWithText, storedRow, type Row } from './rows-of-player.ts';

/** The rows of a table that a merge has replaced, and the rows in their place. */
export type Replaced = { table: OwnedTable; before: readonly Row[]; after: readonly Row[] };

type Rule = {
  /** Columns with the id of a player. */
  ids: readonly string[];
  /** Columns with JSON text that contains ids of players. */
  texts?: readonly string[];
  /** Returns the row that replaces the rows of both players; by default the row of the kept player stays. */
  both?: (kept: Row, other: Row) => Row;
  /** Returns the row with the new id as the table requires it; null if the row is meaningless for one player. */
  asOne?: (row: Row) => Row | null;
};

/** Returns the sum of a column of two rows. */
const sum = (column: string, kept: Row, other: Row) => Number(kept[column]) + Number(other[column]);
const earliest = (column: string) => (kept: Row, other: Row) =>
  String(kept[column]) <= String(other[column]) ? kept : other;
const latest = (column: string) => (kept: Row, other: Row) =>
  String(kept[column]) >= String(other[column]) ? kept : other;

/** Returns the row of a pair with the smaller id first, as pairs are stored; null if both ids are the same. */
function asPair(row: Row): Row | null {
  const [player_id = '', other_id = ''] = [row['player_id'], row['other_id']]
    .map(String)
    .toSorted();
  return player_id === other_id ? null : { ...row, player_id, other_id };
}

/**
 * Maps each table with ids of players to what a merge of two players does with its rows. A table with a column
 * `player_id` that is missing here is a type error.
 */
const MERGED = {
  match_roster_changes: { ids: ['player_id'] },
  confirmations: { ids: ['player_id'] },
  answers: { ids: ['player_id', 'author_id'] },
  answer_log: { ids: ['player_id', 'author_id'], texts: ['replaced'] },
  answer_undos: { ids: [], texts: ['undone'] },
  guests: { ids: ['player_id', 'host_id'] },
  calls: { ids: ['player_id'], both: earliest('called_at') },
  team_players: { ids: ['player_id'] },
  autopilot_steps: { ids: [], texts: ['teams_before', 'teams_after'] },
  noticed_matches: { ids: [], texts: ['noted'] },
  devices: { ids: ['player_id'] },
  captains: { ids: ['player_id'] },
  captain_actions: { ids: ['player_id', 'author_id'] },
  proposals: { ids: ['player_id', 'author_id'] },
  keepers: { ids: ['player_id'] },
  pairs: { ids: ['player_id', 'other_id'], asOne: asPair },
  player_stats: { ids: ['player_id'] },
  level_suggestions: { ids: ['player_id'], both: latest('answered_at') },
  games: { ids: [], texts: ['lent', 'absent', 'joined_later'] },
  scorers: {
    ids: ['player_id'],
    both: (kept, other) => ({
      ...kept,
      goals: sum('goals', kept, other),
      own_goals: sum('own_goals', kept, other),
    }),
  },
  score_proposals: { ids: ['player_id'], both: latest('proposed_at') },
  figura_votes: {
    ids: ['player_id', 'figura_id'],
    asOne: (row) => (row['player_id'] === row['figura_id'] ? null : row),
  },
  figura_totals: {
    ids: ['player_id'],
    both: (kept, other) => ({ ...kept, votes: sum('votes', kept, other) }),
  },
  survey_devices: { ids: ['player_id'] },
  survey_opinions: { ids: ['player_id'] },
  survey_verdicts: { ids: ['player_id'] },
  badge_players: { ids: ['player_id'] },
  ledger_entries: { ids: ['player_id', 'paid_by', 'share_of'] },
  never_pays: { ids: ['player_id'] },
  money_claims: { ids: ['player_id'] },
  match_money: { ids: ['paid_by'] },
  // The flags of two records in one match are merged before.
  match_money_players: { ids: ['player_id'] },
  absences: { ids: ['player_id'] },
  bibs: { ids: ['player_id'] },
  merged_players: { ids: ['player_id'] },
} satisfies Partial<Record<OwnedTable, Rule>> &
  Record<Exclude<TableWith<'player_id'>, 'players'>, Rule>;

/** Returns the columns of a table that have the id of a player; none for the table of players itself. */
export function playerColumnsOf(table: OwnedTable): readonly string[] {
  const rules: Partial<Record<OwnedTable, Rule>> = MERGED;
  return rules[table]?.ids ?? [];
}

export type Merging = { userId: string; keptId: string; otherId: string };

/** Gives all rows about `otherId` to `keptId`. Returns what was replaced, in the order in which it happened. */
export async function moveRows(tx: Writer, merging: Merging): Promise<Replaced[]> {
  const replaced: Replaced[] = [];
  for (const [name, rule] of Object.entries(MERGED)) {
    const table = name as keyof typeof MERGED;
    for (const row of await rowsAbout(tx, table, rule, merging)) {
      const change = await moveRow(tx, table, { row, rule, merging });
      await replaceRows(tx, table, change);
      replaced.push({ table, ...change });
    }
  }
  return replaced;
}

async function rowsAbout(
  tx: Writer,
  table: OwnedTable,
  { ids, texts = [] }: Rule,
  { userId, otherId: id }: Merging,
): Promise<Row[]> {
  const byId =
    ids.length > 0 ? await rowsWithId(tx, table, { userId, columns: ids, ids: [id] }) : [];
  const byText =
    texts.length > 0 ? await rowsWithText(tx, table, { userId, columns: texts, id }) : [];
  const known = new Set(byId.map((row) => JSON.stringify(row)));
  return [...byId, ...byText.filter((row) => !known.has(JSON.stringify(row)))];
}

async function moveRow(
  tx: Writer,
  table: OwnedTable,
  { row, rule, merging }: { row: Row; rule: Rule; merging: Merging },
): Promise<Pick<Replaced, 'before' | 'after'>> {
  const { both = (kept: Row) => kept, asOne = (one: Row) => one } = rule;
  const moved = asOne(withIds(row, rule, merging));
  if (moved === null) return { before: [row], after: [] };
  const stored = await storedRow(tx, table, moved);
  const isOwn = stored !== undefined && JSON.stringify(stored) === JSON.stringify(row);
  if (!stored || isOwn) return { before: [row], after: [moved] };
  return { before: [row, stored], after: [both(stored, moved)] };
}

/** Returns the row with the id of the kept player in place of the other player's. */
function withIds(row: Row, { ids, texts = [] }: Rule, { keptId, otherId }: Merging): Row {
  const renamed = Object.entries(row).map(([column, value]) => {
    if (ids.includes(column) && value === otherId) return [column, keptId];
    if (texts.includes(column) && typeof value === 'string')
      return [column, value.replaceAll(`"${otherId}"`, `"${keptId}"`)];
    return [column, value];
  });
  return Object.fromEntries(renamed) as Row;
}

/**
 * Restores the rows that a merge has replaced, except those that have changed since and those whose match, player or
 * list no longer exists. The use of a device is no change. `exists` tells whether a match, player or list with this id
 * exists.
 */
export async function restoreRows(
  tx: Writer,
  replaced: readonly Replaced[],
  exists: (id: string) => boolean,
): Promise<void> {
  for (const one of replaced.toReversed()) {
    const { table, before, after } = one.table === 'devices' ? await withUse(tx, one) : one;
    if (!(await areStored(tx, table, after))) continue;
    if (!before.every((row) => requiredIds(table, row).every(exists))) continue;
    await replaceRows(tx, table, { before: after, after: [] });
    for (const row of before)
      if (!(await storedRow(tx, table, row)))
        await replaceRows(tx, table, { before: [], after: [row] });
  }
}

/** Returns the replaced row of a device with what its use has changed since, unless it has taken a name since. */
async function withUse(tx: Writer, replaced: Replaced): Promise<Replaced> {
  const [before, after] = [replaced.before[0], replaced.after[0]];
  const stored = after && (await storedRow(tx, 'devices', after));
  const isSame = (column: string) => stored?.[column] === after?.[column];
  if (!before || !stored || !['player_id', 'claimed_at'].every(isSame)) return replaced;
  const { player_id = null, has_own_link = null } = before;
  return { table: 'devices', before: [{ ...stored, player_id, has_own_link }], after: [stored] };
}

/** Tells whether all these rows are stored with these values. */
async function areStored(tx: Writer, table: OwnedTable, rows: readonly Row[]): Promise<boolean> {
  for (const row of rows) {
    const stored = await storedRow(tx, table, row);
    if (JSON.stringify(stored) !== JSON.stringify(row)) return false;
  }
  return true;
}

/** Columns with ids of matches, players and lists that a foreign key requires to exist. */
const REQUIRED = ['match_id', 'player_id', 'author_id', 'host_id', 'other_id', 'list_id'];

function requiredIds(table: OwnedTable, row: Row): string[] {
  // Entries of a ledger stay when their match or player is deleted.
  if (table === 'ledger_entries') return [];
  return REQUIRED.flatMap((column) => (typeof row[column] === 'string' ? row[column] : []));
}
