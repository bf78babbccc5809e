import { expect, inject, test } from 'vitest';
import { adviceFor, DatabaseAwayError } from '../store/engines/postgres-errors.ts';
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
    // A name that is too long needs no lookup in the network, which could be slow.
    { hostname: `${'nowhere'.repeat(10)}.invalid` },
    /^DATABASE_URL: postgres:\/\/(nowhere)+\.invalid:\d+\/postgres does not answer \(.*nowhere\.invalid.*\)\. See that it runs/,
  ],
  [
    'no such database',
    { pathname: '/nothing' },
    /^DATABASE_URL: cannot open \S+\/nothing \(database "nothing" does not exist\)\. Create it\.$/,
  ],
  [
    'no such user',
    { username: 'nobody' },
    /^DATABASE_URL: cannot open \S+ \(role "nobody" does not exist\)\. Check the user and password in DATABASE_URL\.$/,
  ],
])('%s is reported in one line, without the password', async (_, change, line) => {
  const received = await lineFor(change);
  expect(received).toMatch(line);
  expect(received).not.toMatch(/secret|\n/);
});

test('the advice for a wrong password is to check it', () => {
  // The PostgreSQL of the tests asks for no password.
  const refusal = Object.assign(new Error('password authentication failed'), { code: '28P01' });
  const away = new DatabaseAwayError(refusal);
  expect(adviceFor(away)).toBe('Check the user and password in DATABASE_URL.');
});
