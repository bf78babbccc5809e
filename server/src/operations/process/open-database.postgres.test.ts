import { expect, inject, test } from 'vitest';
import { openDatabase } from './open-database.ts';

const server = new URL(inject('postgresUrl') ?? '');

async function lineFor(change: Partial<URL>) {
  const url = Object.assign(new URL(server), { password: 'secret' }, change).href;
  const opened = await openDatabase({ engine: 'postgres', url });
  return opened.ok ? 'opened' : opened.error;
}

test.each<[string, Partial<URL>, RegExp]>([
  [
    'nobody listens',
    { port: '1' },
    /^DATABASE_URL: postgres:\/\/127\.0\.0\.1:1\/postgres does not answer \(.*ECONNREFUSED.*\)\.$/,
  ],
  [
    'no such machine',
    { hostname: 'nowhere.invalid' },
    /^DATABASE_URL: postgres:\/\/nowhere\.invalid:\d+\/postgres does not answer \(.*nowhere\.invalid.*\)\.$/,
  ],
  [
    'no such database',
    { pathname: '/nothing' },
    /^DATABASE_URL: \S+\/nothing does not answer \(database "nothing" does not exist\)\.$/,
  ],
  [
    'no such user',
    { username: 'nobody' },
    /^DATABASE_URL: \S+ does not answer \(role "nobody" does not exist\)\.$/,
  ],
])('%s is reported in one line, without the password', async (_, change, line) => {
  const said = await lineFor(change);
  expect(said).toMatch(line);
  expect(said).not.toMatch(/secret|\n/);
});
