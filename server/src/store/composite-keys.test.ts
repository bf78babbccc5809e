import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aFullAccount } from '../../testing/a-full-account.ts';
import { everyRow, type StoredRow } from '../../testing/every-row.ts';
import { tableKeys, type ForeignKey } from '../../testing/table-keys.ts';
import { testApp } from '../../testing/test-app.ts';
import { newId } from './ids.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';
import { TABLES } from './table-list.ts';

const REFUSED = /foreign key/i;

/** Columns with ids that no foreign key covers, each with the reason. */
const NO_PARENTS = {
  'bibs.player_id': 'nobody has the bibs once the player who took them is deleted',
  'changes.author_id': 'the helper is another user, and the account may be deleted',
  'changes.id': 'what changed may be deleted',
  'deleted_matches.list_id': 'the list may be deleted after its match',
  'deleted_matches.series_id': 'what the matches of a series have in common',
  'devices.answered_match_id': 'the match may be deleted, and the claim waits for another',
  'figura_totals.player_id':
    'teams of completed matches outlive their players, and so do their votes',
  'figura_votes.figura_id': 'and those that are not counted yet',
  'figura_votes.player_id': 'and those of them',
  'games.author_user_id': 'the author may be a helper, who is another user',
  'handovers.helper_id': 'an offer ends when its helper is removed',
  'helpers.helper_user_id': 'the user owns other rows than the list',
  'idempotency_ids.id': 'any id that a stored response contains',
  'ledger_entries.author_user_id': 'the author may be a helper, who is another user',
  'ledger_entries.match_id': 'payments for a match outlive it',
  'ledger_entries.player_id': 'the ledger of a list outlives its players',
  'ledger_entries.voided_by_user_id': 'so may be who has voided the entry',
  'link_codes.subject_id': 'codes are read without the user, so they have no foreign key',
  'link_codes.user_id': 'for the same reason',
  'match_money_players.player_id': 'who paid in another way stays, like the charges',
  'matches.google_place_id': 'Google’s',
  'matches.series_id': 'what the matches of a series have in common',
  'proposals.proposal_id': 'the name of the row in its list',
  'pushes.list_id': 'a message of a list that is gone finds no device, and goes',
  'score_proposals.player_id': 'and what they have said of a match',
  'scorers.player_id': 'teams of completed matches outlive their players, and so do their goals',
  'team_players.player_id': 'teams of completed matches outlive their players',
};

/** Returns two organisers with rows in every table, and the foreign keys of all tables. */
async function twoAccounts() {
  const { signedIn, store, context } = await testApp();
  const [ana, beto] = [await signedIn('ana'), await signedIn('beto')];
  const ids: string[] = [];
  for (const organiser of [ana, beto]) {
    await aFullAccount(organiser, context);
    ids.push((await organiser.get<{ id: string }>('/api/me')).body.id);
  }
  const [own = '', foreign = ''] = ids;
  const rows = await everyRow(store);
  const keys = new Map<string, ForeignKey[]>();
  for (const table of Object.keys(rows)) {
    keys.set(table, (await store.transaction((tx) => tableKeys<Schema>(tx, table))).foreign);
  }
  return { store, rows, keys, own, foreign };
}

/** Returns a row of this owner in which no part of the key is null. */
function rowOf(rows: readonly StoredRow[] = [], owner: string, columns: readonly string[]) {
  const row = rows.find(
    (one) => one.user_id === owner && columns.every((column) => one[column] !== null),
  );
  if (!row) throw new Error(`${owner} has no row with ${columns.join(', ')}`);
  return row;
}

const primaryOf = (table: string): readonly string[] => TABLES[table as keyof typeof TABLES];

/**
 * Number of a game that no match of the two accounts has. Its column `seq` is the only column of a primary key that is
 * not text.
 */
const FREE_SEQ = 99;

/** Returns new ids for the columns that identify a row and are part of no foreign key. */
function newIds(table: string, keys: readonly ForeignKey[]): Record<string, unknown> {
  const tied = keys.flatMap(({ columns }) => columns);
  const loose = Object.keys(NO_PARENTS).filter((name) => name.startsWith(`${table}.`));
  const columns = [...primaryOf(table), ...loose.map((name) => name.slice(table.length + 1))];
  const free = columns.filter((name) => !tied.includes(name));
  return Object.fromEntries(free.map((name) => [name, name === 'seq' ? FREE_SEQ : newId()]));
}

const insert = (store: Store, table: string, row: StoredRow) =>
  store.transaction((tx) =>
    sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(tx),
  );

function update(store: Store, table: string, row: StoredRow, values: Record<string, unknown>) {
  const pairs = (of: [string, unknown][]) => of.map(([name, it]) => sql`${sql.ref(name)} = ${it}`);
  const key = primaryOf(table).map((name): [string, unknown] => [name, row[name]]);
  return store.transaction((tx) =>
    sql`update ${sql.table(table)} set ${sql.join(pairs(Object.entries(values)))}
      where ${sql.join(pairs(key), sql` and `)}`.execute(tx),
  );
}

test('the database refuses a foreign key to a row of another organiser', async () => {
  const { store, rows, keys, own, foreign } = await twoAccounts();
  const tied: string[] = [];
  for (const [table, foreignKeys] of keys) {
    for (const { columns, parent, to } of foreignKeys.filter((key) => key.columns.length > 1)) {
      const mine = rowOf(rows[table], own, columns);
      const theirs = rowOf(rows[table], foreign, columns);
      const their = rowOf(rows[parent], foreign, to);
      const toTheirs = Object.fromEntries(columns.map((name, at) => [name, their[to[at] ?? '']]));
      const ties = { ...toTheirs, user_id: own };
      const another: StoredRow = { ...mine, ...newIds(table, foreignKeys), ...ties };
      // When the whole primary key is the same, an insert would be refused for that key, so the row is updated.
      const isAnother = primaryOf(table).some((name) => another[name] !== mine[name]);
      const inserted = isAnother ? insert(store, table, another) : update(store, table, mine, ties);
      await expect(inserted).rejects.toThrow(REFUSED);
      await expect(update(store, table, mine, ties)).rejects.toThrow(REFUSED);
      await expect(update(store, table, theirs, { user_id: own })).rejects.toThrow(REFUSED);
      tied.push(`${table} → ${parent}`);
    }
  }
  expect(await everyRow(store)).toEqual(rows);
  expect(tied.length).toBeGreaterThanOrEqual(10);
});

test('every row belongs to an existing user', async () => {
  const { store, rows, keys, own } = await twoAccounts();
  for (const [table, foreignKeys] of keys) {
    if (table === 'users' || table === 'link_codes') continue;
    expect({ table, isOwned: foreignKeys.length > 0 }).toEqual({ table, isOwned: true });
    const nobodys = {
      ...rowOf(rows[table], own, []),
      ...newIds(table, foreignKeys),
      user_id: newId(),
    };
    await expect(insert(store, table, nobodys)).rejects.toThrow(REFUSED);
  }
});

test("every id column is the row's own or part of a foreign key", async () => {
  const { rows, keys } = await twoAccounts();
  const loose: string[] = [];
  for (const [table, [row = {}]] of Object.entries(rows)) {
    const primary = primaryOf(table);
    const own = primary.length <= 2 ? primary.at(-1) : undefined;
    const tied = keys.get(table)?.flatMap(({ columns }) => columns) ?? [];
    const ids = Object.keys(row).filter((name) => /(^|_)id$/.test(name));
    loose.push(
      ...ids.filter((id) => id !== own && !tied.includes(id)).map((id) => `${table}.${id}`),
    );
  }
  expect(loose.toSorted()).toEqual(Object.keys(NO_PARENTS));
});
