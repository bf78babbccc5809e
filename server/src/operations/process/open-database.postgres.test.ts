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
    /^DATABASE_URL: postgres:\/\/127\.0\.0\.1:1\/postgres does not answer \(.*ECONNREFUSED.*\)\. See that it runs/,
  ],
  [
    'no such machine',
    { hostname: 'nowhere.invalid' },
    /^DATABASE_URL: postgres:\/\/nowhere\.invalid:\d+\/postgres does not answer \(.*nowhere\.invalid.*\)\. See that it runs/,
  ],
  [
    'no such database',
    { pathname: '/nothing' },
    /^DATABASE_URL: \S+\/nothing does not answer \(database "nothing" does not exist\)\. See that it runs/,
  ],
  [
    'no such user',
    { username: 'nobody' },
    /^DATABASE_URL: \S+ does not answer \(role "nobody" does not exist\)\. See that it runs/,
  ],
])('%s is reported in one line, without the password', async (_, change, line) => {
  const said = await lineFor(change);
  expect(said).toMatch(line);
  expect(said).not.toMatch(/secret|\n/);
});
