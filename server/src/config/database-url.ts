import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, ok, type Result } from '@picadito/domain';
import { CONNECTIONS } from '../store/engines/postgres.ts';
import type { DatabaseAddress } from '../store/engines/engine-at.ts';

const EXPECTED =
  'DATABASE_URL takes file:PATH, for example file:./data/picadito.db, or postgres://USER:PASSWORD@HOST/DATABASE, odd characters as %XX.';

/** DATABASE_URL and, for PostgreSQL, DATABASE_CONNECTIONS. */
export function readDatabase(
  valueOf: (name: string) => string | null,
): Result<DatabaseAddress, string> {
  const database = readDatabaseUrl(valueOf('DATABASE_URL'));
  const text = valueOf('DATABASE_CONNECTIONS');
  if (text === null || !database.ok) return database;
  const connections = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (connections < CONNECTIONS.least)
    return fail(`DATABASE_CONNECTIONS takes a whole number from ${CONNECTIONS.least} to 9999.`);
  const address = database.value;
  return ok(address.engine === 'postgres' ? { ...address, connections } : address);
}

/** `file:…`, relative to the working directory unless it starts with a slash, or `postgres://…`. */
export function readDatabaseUrl(text: string | null): Result<DatabaseAddress, string> {
  const url = text ?? 'file:./data/picadito.db';
  if (/^postgres(ql)?:/i.test(url)) {
    return isPostgresUrl(URL.parse(url)) ? ok({ engine: 'postgres', url }) : fail(EXPECTED);
  }
  const path = pathOf(url);
  return path === null ? fail(EXPECTED) : ok({ engine: 'sqlite', file: resolve(path) });
}

/** The name of a database in messages: without its password. */
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

/** It names a database and where that is: a host, or a folder with a socket. */
function isPostgresUrl(url: URL | null): boolean {
  if (url === null || url.hash !== '') return false;
  const isThere = url.hostname !== '' || url.searchParams.has('host');
  const parts = [url.username, url.password, url.pathname, url.hostname];
  return isThere && /^\/[^/]+$/.test(url.pathname) && parts.every(isDecodable);
}

function isDecodable(part: string): boolean {
  try {
    return !decodeURIComponent(part).includes('\0');
  } catch {
    return false;
  }
}
