import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, ok, type Result } from '@picadito/domain';

const EXPECTED = 'DATABASE_URL takes file:PATH, for example file:./data/picadito.db';

/** `file:…`, relative to the working directory unless it starts with a slash → absolute path. */
export function readDatabaseUrl(text: string | null): Result<string, string> {
  const url = text ?? 'file:./data/picadito.db';
  if (/^postgres(ql)?:/i.test(url))
    return fail(`${EXPECTED}; this version does not take PostgreSQL yet.`);
  const path = pathOf(url);
  if (path === null) return fail(`${EXPECTED}.`);
  return ok(resolve(path));
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
