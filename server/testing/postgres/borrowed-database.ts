import pg from 'pg';
import { postgresEngine } from '../../src/store/engines/postgres.ts';
import { openStore } from '../../src/store/store.ts';

/**
 * Type of a database on the PostgreSQL of the test run. Call `giveBack` once every connection to the database is
 * closed.
 */
type Borrowed = { url: string; giveBack: () => Promise<void> };

/**
 * Addresses of emptied databases for further tests of this worker, because emptying a database is faster than creating
 * one.
 */
const free: string[] = [];
let made = 0;
/**
 * Names of the tables and indexes of an unused database, as JSON; a database with other names was changed by a test.
 */
let pristine = '';

export async function borrowDatabase(server: string): Promise<Borrowed> {
  const url = free.pop() ?? (await migratedDatabase(server));
  return { url, giveBack: () => takeBack(server, url) };
}

export async function emptyDatabase(server: string): Promise<Borrowed> {
  const url = await newDatabase(server);
  return { url, giveBack: () => drop(server, url) };
}

async function newDatabase(server: string): Promise<string> {
  made += 1;
  const name = `test_${process.pid}_${made}`;
  await onConnection(server, (client) => client.query(`create database ${name}`));
  return Object.assign(new URL(server), { pathname: name }).href;
}

async function migratedDatabase(server: string): Promise<string> {
  const url = await newDatabase(server);
  const store = await openStore(postgresEngine(url));
  await store.close();
  pristine ||= await onConnection(url, (client) =>
    relations(async (text) => (await client.query(text)).rows),
  );
  return url;
}

/** Empties a database for the next test, or drops it if a test has changed its schema. */
async function takeBack(server: string, url: string): Promise<void> {
  const isEmpty = await onConnection(url, async (client) => {
    await client.query('begin');
    const wasEmptied = await empty(async (text) => (await client.query(text)).rows);
    await client.query('commit');
    return wasEmptied;
  });
  if (isEmpty) free.push(url);
  else await drop(server, url);
}

type Query = (text: string) => Promise<unknown[]>;

/**
 * Deletes all rows within a transaction, with the function `query`, and returns true. If a test has changed the schema,
 * deletes nothing and returns false; the database must not be used again then.
 */
export async function empty(query: Query): Promise<boolean> {
  if ((await relations(query)) !== pristine) return false;
  await query(EMPTY);
  return true;
}

async function relations(query: Query): Promise<string> {
  const rows = await query(
    "select relname from pg_class where relnamespace = 'public'::regnamespace order by relname",
  );
  return JSON.stringify(rows);
}

/**
 * SQL that deletes all rows but those of the journal of migrations. It does not check foreign keys, so that the order
 * of tables does not matter.
 */
const EMPTY = `
  set local session_replication_role = replica;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      if name <> 'schema_migrations' then execute format('delete from %I', name); end if;
    end loop;
  end $$;
`;

async function drop(server: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await onConnection(server, (client) => client.query(`drop database ${name} with (force)`));
}

async function onConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, lock_timeout: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
