import { expect, test } from 'vitest';
import type { Schema } from './schema.ts';
import { tableKeys, tableNames } from '../../testing/table-keys.ts';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { OWN_TABLES, TABLES } from './table-list.ts';

test('every table of the database is listed, with columns that name one row', async () => {
  const store = await temporaryStore();
  const { indexes } = await store.catalogue();
  const names = await store.transaction((tx) => tableNames<Schema>(tx));
  expect(Object.keys(TABLES).toSorted()).toEqual(
    names.filter((name) => !OWN_TABLES.includes(name)).toSorted(),
  );
  for (const [table, key] of Object.entries(TABLES)) {
    const columns = indexes.filter((index) => index.table === table).map((index) => index.columns);
    expect(columns).toContainEqual([...key]);
  }
});

test('a table comes after the tables that its foreign keys refer to', async () => {
  const store = await temporaryStore();
  const earlier = new Set<string>();
  for (const table of Object.keys(TABLES)) {
    const { foreign } = await store.transaction((tx) => tableKeys<Schema>(tx, table));
    const parents = foreign.map(({ parent }) => parent).filter((parent) => parent !== table);
    expect({ table, later: parents.filter((parent) => !earlier.has(parent)) }).toEqual({
      table,
      later: [],
    });
    earlier.add(table);
  }
});
