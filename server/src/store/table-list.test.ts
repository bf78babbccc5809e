import { expect, test } from 'vitest';
import type { Schema } from './schema.ts';
import { tableNames } from '../../testing/table-keys.ts';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { TABLES } from './table-list.ts';

test('every table of the database is listed, with columns that name one row', async () => {
  const store = await temporaryStore();
  const { indexes } = await store.catalogue();
  const names = await store.transaction((tx) => tableNames<Schema>(tx));
  expect(Object.keys(TABLES).toSorted()).toEqual(
    names.filter((name) => name !== 'schema_migrations').toSorted(),
  );
  for (const [table, key] of Object.entries(TABLES)) {
    const columns = indexes.filter((index) => index.table === table).map((index) => index.columns);
    expect(columns).toContainEqual([...key]);
  }
});
