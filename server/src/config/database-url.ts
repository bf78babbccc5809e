import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, ok, type Result } from '@picadito/domain';
import { PROGRAM } from '../program.ts';
import { CONNECTIONS } from '../store/engines/postgres.ts';
import type { DatabaseAddress } from '../store/engines/engine-at.ts';

const EXPECTED =
  'DATABASE_URL takes file:PATH, for example file:./data/picadito.db, or postgres://USER:PASSWORD@HOST/DATABASE, odd characters as %XX.';
const LISTEN_EXPECTED =
  'DATABASE_LISTEN_URL takes postgres://USER:PASSWORD@HOST/DATABASE, an address of the same database that leads past the pooler.';
const oneHost = (name: string) =>
  `${name} takes one host. For a primary with a standby name a proxy that leads to the primary, such as HAProxy.`;
const SEVERAL_HOSTS = /^[^/]+:\/\/(?:[^/?#]*@)?[^/?#@]*,[^/?#@]*(?:[/?#]|$)|[?&]host=[^&]*,/;

/** Reads DATABASE_URL and, for PostgreSQL, DATABASE_CONNECTIONS and DATABASE_LISTEN_URL. */
export function readDatabase(
  valueOf: (name: string) => string | null,
): Result<DatabaseAddress, string> {
  const database = readDatabaseUrl(valueOf('DATABASE_URL'));
  if (!database.ok) return database;
  const text = valueOf('DATABASE_CONNECTIONS');
  const connections = text === null ? null : /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (connections !== null && connections < CONNECTIONS.least)
    return fail(`DATABASE_CONNECTIONS takes a whole number from ${CONNECTIONS.least} to 9999.`);
  const listenUrl = valueOf('DATABASE_LISTEN_URL');
  if (listenUrl !== null && SEVERAL_HOSTS.test(listenUrl))
    return fail(oneHost('DATABASE_LISTEN_URL'));
  if (listenUrl !== null && !isPostgresUrl(listenUrl)) return fail(LISTEN_EXPECTED);
  const address = database.value;
  if (address.engine === 'sqlite') return database;
  return ok({
    ...address,
    ...(connections === null ? {} : { connections }),
    ...(listenUrl === null ? {} : { listenUrl }),
  });
}

/**
 * Parses `file:…` or `postgres://…` into the address of a database. A path without a leading slash is relative to the
 * working directory. For null, the database is an SQLite file in the data folder.
 */
export function readDatabaseUrl(text: string | null): Result<DatabaseAddress, string> {
  if (text === null) {
    const folder = PROGRAM.dataFolder();
    return folder.ok ? ok({ engine: 'sqlite', file: join(folder.value, 'picadito.db') }) : folder;
  }
  if (/^postgres(ql)?:/i.test(text)) {
    if (SEVERAL_HOSTS.test(text)) return fail(oneHost('DATABASE_URL'));
    return isPostgresUrl(text) ? ok({ engine: 'postgres', url: text }) : fail(EXPECTED);
  }
  const path = pathOf(text);
  return path === null ? fail(EXPECTED) : ok({ engine: 'sqlite', file: resolve(path) });
}

/** Returns the file or URL of a database for messages, without user name and password. */
export function nameOf(address: DatabaseAddress): string {
  if (address.engine === 'sqlite') return address.file;
  const { host, pathname } = new URL(address.url);
  return `postgres://${host}${pathname}`;
}

function pathOf(url: string): string | null {
  const rest = /^file:(.+)$/i.exec(url)?.[1];
  if (rest === undefined || /[?#\0]|^:|\/$|^\.{1,2}$/.test(rest)) return null;
  if (!rest.startsWith('//')) return rest;
  try {
    return fileURLToPath(url);
  } catch {
    return null;
  }
}

/**
 * Tells whether a text is a PostgreSQL URL that names a database and its server; the server is a host or the folder of
 * a socket.
 */
function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol) || url.hash !== '') return false;
  const socket = url.searchParams.get('host');
  const hasHost = url.hostname !== '' || socket !== null;
  const parts = [url.username, url.password, url.pathname, url.hostname];
  return hasHost && /^\/[^/]+$/.test(url.pathname) && parts.every(isDecodable);
}

function isDecodable(part: string): boolean {
  try {
    return !decodeURIComponent(part).includes('\0');
  } catch {
    return false;
  }
}
