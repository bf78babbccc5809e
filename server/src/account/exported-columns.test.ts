import type { Profile } from '@picadito/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aFullAccount } from '../../testing/a-full-account.ts';
import { everyRow } from '../../testing/every-row.ts';
import { testApp } from '../../testing/test-app.ts';
import type { Store } from '../store/store.ts';
import { TABLES } from '../store/table-list.ts';
import { EXPORTED_COLUMNS, type Exported } from './exported-columns.ts';

type Column = { table: string; column: string; exported: Exported };

const COLUMNS: Column[] = Object.entries(EXPORTED_COLUMNS).flatMap(([table, columns]) =>
  'because' in columns
    ? []
    : Object.entries<Exported>(columns).map(([column, exported]) => ({ table, column, exported })),
);

const isExcluded = (exported: Exported) => typeof exported !== 'string' && 'because' in exported;

/**
 * Values for columns that no row of the account fills. Other columns get a time or a number, by the end of their name.
 */
const VALUES: Record<string, string> = {
  'matches.status': 'completado',
  'answers.undo_answer': 'maybe',
  'autopilot_steps.teams_before': '{"claro":[],"oscuro":[],"suplente":[]}',
};

const valueFor = (table: string, column: string) =>
  VALUES[`${table}.${column}`] ??
  (/_(at|until)$/.test(column) ? '2026-11-19T10:00:00.000000Z' : '7');

/** Gives a value to every exported column that is null in all rows, in the first row whose constraints accept it. */
async function fillColumns(store: Store, userId: string): Promise<void> {
  const rows = await everyRow(store);
  for (const { table, column, exported } of COLUMNS) {
    const own = (rows[table] ?? []).filter(({ user_id }) => user_id === userId);
    if (isExcluded(exported) || own.some((row) => row[column] !== null)) continue;
    let isFilled = false;
    for (const row of own) {
      const key = primaryKeyOf(table).map((name) => sql`${sql.ref(name)} = ${row[name]}`);
      const update = sql`update ${sql.table(table)}
        set ${sql.ref(column)} = ${valueFor(table, column)} where ${sql.join(key, sql` and `)}`;
      try {
        await store.transaction((tx) => update.execute(tx));
        isFilled = true;
        break;
      } catch {
        // A constraint of this row refuses the value.
      }
    }
    expect({ table, column, isFilled }).toEqual({ table, column, isFilled: true });
  }
}

const primaryKeyOf = (table: string): readonly string[] =>
  Object.entries<readonly string[]>(TABLES).find(([name]) => name === table)?.[1] ?? [];

function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  const field = Object.entries(value ?? {}).find(([other]) => other === name);
  return field ? valuesAt(field[1], rest) : [];
}

async function exportedAccount() {
  const { signedIn, store, context } = await testApp();
  const ana = await signedIn('ana', {
    email: 'ana@correo.test',
    picture: 'https://lh3.googleusercontent.com/ana',
  });
  await ana.patch('/api/me', { whatsapp: '11 5555 9876', timeZone: 'America/Argentina/Cordoba' });
  await aFullAccount(ana, context);
  const { id } = (await ana.get<Profile>('/api/me')).body;
  await fillColumns(store, id);
  const rows = await everyRow(store);
  // Guests are players of a list that has the id of the user. They are exported with their matches.
  const storedIn = ({ table, column }: Column) =>
    (rows[table] ?? [])
      .filter((row) => row.user_id === id && row['list_id'] !== id)
      .map((row) => row[column])
      .filter((value) => value !== null);
  return { rows, storedIn, account: (await ana.get('/api/me/export')).body };
}

test('the export has every stored value at the path that its column names', async () => {
  const { account, storedIn } = await exportedAccount();
  const isLacking = (column: Column) => {
    const { exported } = column;
    if (typeof exported !== 'string' && 'because' in exported) return false;
    const path = typeof exported === 'string' ? exported : exported.at;
    const values = valuesAt(account, path.split('.')).filter((value) => value !== null);
    if (typeof exported !== 'string') return values.length === 0;
    const comparable = values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
    const stored = storedIn(column);
    return stored.length === 0 || !stored.every((value) => comparable.includes(value));
  };
  expect(COLUMNS.filter(isLacking)).toEqual([]);
});

test('every column of the database is listed, and every listed column is in the database', async () => {
  const { rows } = await exportedAccount();
  for (const [table, columns] of Object.entries(EXPORTED_COLUMNS)) {
    if ('because' in columns) continue;
    const stored = Object.keys(rows[table]?.[0] ?? {}).toSorted();
    expect({ table, columns: stored }).toEqual({
      table,
      columns: [...Object.keys(columns), 'user_id'].toSorted(),
    });
  }
});

test('the export has no hashes and no addresses for push messages', async () => {
  const { account, storedIn } = await exportedAccount();
  const text = JSON.stringify(account);
  const secret = COLUMNS.filter(({ column }) => /_hash$|^subscription$/.test(column));
  expect(secret.filter(({ exported }) => !isExcluded(exported))).toEqual([]);
  const leaked = secret.filter((column) =>
    storedIn(column).some((value) => text.includes(JSON.stringify(value))),
  );
  expect(leaked).toEqual([]);
  expect(secret.length).toBeGreaterThan(10);
});
