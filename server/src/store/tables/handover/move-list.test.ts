import type { Profile } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aFullAccount } from '../../../../testing/a-full-account.ts';
import { createList } from '../../../../testing/a-match.ts';
import { everyRow, type Rows, type StoredRow } from '../../../../testing/every-row.ts';
import { testApp, type Client } from '../../../../testing/test-app.ts';
import { newId } from '../../ids.ts';
import { moveList } from './move-list.ts';
import { TABLES_OF_LIST } from './rows-of-list.ts';

const AT = '2026-11-22T12:00:00.000000Z';

/**
 * Sets up an organiser with rows in every table (`from`) and one with an empty account (`to`). `move` moves the list of
 * the first from one user to another.
 */
async function twoUsers() {
  const { signedIn, store, context } = await testApp();
  const [ana, beto] = [await signedIn('ana'), await signedIn('beto')];
  const { list } = await aFullAccount(ana, context);
  const idOf = async (client: typeof ana) => (await client.get<Profile>('/api/me')).body.id;
  const [from, to] = [await idOf(ana), await idOf(beto)];
  const move = (giver: string, receiver: string) =>
    store.transaction((tx) => moveList(tx, { listId: list.id, from: giver, to: receiver, at: AT }));
  return { ana, beto, store, list, from, to, move };
}

/** Columns that a move changes, by table. */
const CHANGED: Record<string, readonly string[]> = {
  answer_undos: ['undone'],
  list_money: ['pay_to', 'pay_to_holder', 'pay_to_changed_at'],
  merged_players: ['undo'],
  autopilots: ['is_paused'],
  players_lists: ['shared_until'],
  players: ['list_id', 'whatsapp', 'is_regular'],
};

/**
 * Rows that the move deletes, by table: pairs and badges with players of two lists, and messages to devices of the
 * former owner.
 */
const ENDED: Record<string, (row: StoredRow) => boolean> = {
  pairs: () => true,
  badge_players: () => true,
  pushes: (row) => row['list_id'] === null,
};

/**
 * Returns the rows of a table as texts, without the owner and the columns that a move changes. Rows that the move
 * deletes are left out.
 */
function textsOf(rows: Rows, table: string): string[] {
  const without = ['user_id', ...(CHANGED[table] ?? [])];
  return (rows[table] ?? [])
    .filter((row) => !ENDED[table]?.(row))
    .map((row) =>
      JSON.stringify(Object.entries(row).filter(([column]) => !without.includes(column))),
    );
}

/** Returns the rows of a user that name a list, one of its matches, or one of its surveys. */
function rowsOfList(rows: Rows, userId: string, listId: string) {
  const of = ({ user_id: owner, list_id: list }: StoredRow) => owner === userId && list === listId;
  const idsIn = (table: string, column: string) =>
    (rows[table] ?? []).filter(of).map((row) => row[column]);
  const matches = idsIn('matches', 'match_id');
  const surveys = idsIn('surveys', 'survey_id');
  const isOfList = (row: StoredRow) =>
    of(row) ||
    (row.user_id === userId &&
      (matches.includes(row['match_id']) || surveys.includes(row['survey_id'])));
  return TABLES_OF_LIST.flatMap((table) =>
    (rows[table] ?? []).filter(isOfList).map((row) => ({ table, row })),
  );
}

/** Returns the tables with a column that names a list, or something that belongs to a list. */
function tablesTiedIn(rows: Rows): string[] {
  const tied = ['list_id', 'match_id', 'survey_id', 'team_id', 'player_id'];
  return Object.entries(rows).flatMap(([table, [row = {}]]) =>
    Object.keys(row).some((column) => tied.includes(column)) ? table : [],
  );
}

const isTableOfList = (table: string) => TABLES_OF_LIST.some((one) => one === table);

test('a move keeps every row of a list, and leaves none with the former owner', async () => {
  const { store, list, from, to, move } = await twoUsers();
  const before = await everyRow(store);
  const matches = before['matches']?.filter(({ list_id: id }) => id === list.id) ?? [];
  await move(from, to);
  const after = await everyRow(store);
  for (const table of TABLES_OF_LIST) {
    const [were, are] = [textsOf(before, table), textsOf(after, table)];
    expect({ table, lost: were.filter((text) => !are.includes(text)) }).toEqual({
      table,
      lost: [],
    });
  }
  const moved = rowsOfList(before, from, list.id).filter(({ table, row }) => !ENDED[table]?.(row));
  expect(rowsOfList(after, to, list.id)).toHaveLength(moved.length);
  expect(rowsOfList(after, from, list.id)).toEqual([]);
  const ids = matches.map((match) => match['match_id']);
  expect(tablesTiedIn(before).filter((table) => !isTableOfList(table))).toEqual(['badge_players']);
  const left = TABLES_OF_LIST.flatMap((table) => after[table] ?? []);
  expect(left.filter((row) => row.user_id === from && ids.includes(row['match_id']))).toEqual([]);
});

test('a list that comes back is as it was before', async () => {
  const { store, from, to, move } = await twoUsers();
  const before = await everyRow(store);
  await move(from, to);
  await move(to, from);
  const after = await everyRow(store);
  for (const table of TABLES_OF_LIST) {
    const own = (rows: Rows) => ({
      [table]: rows[table]?.filter((row) => row.user_id === from) ?? [],
    });
    expect(textsOf(own(after), table).toSorted()).toEqual(textsOf(own(before), table).toSorted());
  }
  const lists = (rows: Rows) =>
    rows['players']
      ?.filter((row) => row.user_id === from)
      .map((row) => row['list_id'])
      .toSorted();
  expect(lists(after)).toEqual(lists(before));
});

test('an entry of the list never takes the place of an entry of the receiver', async () => {
  const { ana, beto, store, list, from, to, move } = await twoUsers();
  const own = await createList(beto, 'Viernes', '3');
  const id = newId();
  const putEntry = async (client: Client, listId: string, amount: number) =>
    client.put(`/api/lists/${listId}/money/entries/${id}`, { kind: 'box', amount });
  await putEntry(beto, own.id, 900_000);
  await putEntry(ana, list.id, 100);
  await move(from, to);
  const entries = await store.read
    .selectFrom('ledger_entries')
    .select(['list_id', 'entry_id', 'amount'])
    .where('user_id', '=', to)
    .where('amount', 'in', [100, 900_000])
    .orderBy('amount')
    .execute();
  expect(entries).toEqual([
    { list_id: list.id, entry_id: expect.not.stringMatching(id), amount: 100 },
    { list_id: own.id, entry_id: id, amount: 900_000 },
  ]);
});
