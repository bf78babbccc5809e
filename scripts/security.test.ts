import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  ANSWER_MAX_BYTES,
  ANSWERS_KEPT_DAYS,
  MONEY_CLAIM_DAYS,
  BODY_MAX_BYTES,
  DELETED_MATCH_KEPT_DAYS,
  DEVICE_UNUSED_DAYS,
  HANDOVER_DAYS,
  LISTS_PER_USER_MAX,
  MATCHES_PER_USER_MAX,
  PLAYERS_PER_LIST_MAX,
  PLAYERS_PER_USER_MAX,
  SESSION_IDLE_DAYS,
  SESSION_MAX_DAYS,
  SURVEY_DAYS,
  VOTING_MS,
} from '@picadito/domain';
import { expect, test } from 'vitest';
import { readOperation } from '../server/src/config/operation.ts';
import { TAPS_A_MINUTE } from '../server/src/captain/page/captain-requests.ts';
import { UNKNOWN_CODES } from '../server/src/http/limits/unknown-codes.ts';
import {
  ANSWERS_OF_ADDRESS,
  ANSWERS_OF_CODE,
  ANSWERS_OF_DEVICE,
} from '../server/src/http/limits/answer-limits.ts';
import { INVITATION_MS } from '../server/src/helpers/helpers.ts';
import { CONNECTION_LIMITS } from '../server/src/http/limits/connection-limits.ts';
import { ATTEMPT_SECONDS } from '../server/src/identity/attempt-cookie.ts';
import { CONNECTIONS } from '../server/src/store/engines/postgres.ts';
import { RETENTION_MS } from '../server/src/transactions/write.ts';
import { mutants } from './mutants/mutants.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const PAGE = read('docs/security.md');

/** Returns the cells of the table under a heading of a page, without the head of the table. */
function tableUnder(page: string, heading: string): string[][] {
  const section = page.split('\n## ').find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Returns the path of a file of the table. A path that does not begin with a package is relative to `server/src`. */
const pathOf = (name: string) =>
  /^(domain|web|e2e|scripts)\//.test(name) ? name : `server/src/${name}`;

const pathsIn = (cell = '') =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => pathOf(name));

/** Returns the text of a file, an empty text for a folder, or null if there is neither. */
function sourceOf(path: string): string | null {
  const place = join(root, path);
  if (!existsSync(place)) return null;
  return statSync(place).isDirectory() ? '' : readFileSync(place, 'utf8');
}

/** Returns a line for each file that does not exist and each test title that is not in its file. */
function faultsOf([control = '', files, test = '']: string[], source = sourceOf): string[] {
  const [, file = '', title = ''] = /^`([^`]+)` › «(.+)»$/.exec(test) ?? [];
  const paths = pathsIn(files);
  const missing = paths.filter((path) => source(path) === null).map((path) => `no ${path}`);
  const text = source(pathOf(file)) ?? '';
  const isThere =
    title !== '' && ["'", '"', '`'].some((quote) => text.includes(quote + title + quote));
  const faults = [
    ...(paths.length === 0 ? ['no file'] : missing),
    ...(isThere ? [] : [`no test «${title}»`]),
  ];
  return faults.map((fault) => `${control}: ${fault}`);
}

test('every file and test in the table of controls exists', () => {
  const rows = tableUnder(PAGE, 'Controls');
  expect(rows.length).toBeGreaterThanOrEqual(30);
  expect(rows.flatMap((row) => faultsOf(row))).toEqual([]);
});

test('every control that has a mutant is in the table', () => {
  const files = tableUnder(PAGE, 'Controls').flatMap(([, cell]) => pathsIn(cell));
  expect(mutants.map(({ file }) => file).filter((file) => !files.includes(file))).toEqual([]);
});

test('a wrong row is found', () => {
  const planted = `
## Controls

| control | file | test |
| --- | --- | --- |
| right | \`a.ts\` | \`a.test.ts\` › «binds» |
| no such file | \`b.ts\`, \`web/src/a.ts\` | \`a.test.ts\` › «binds» |
| no such title | \`a.ts\` | \`a.test.ts\` › «bind» |
| no such test | \`a.ts\` | \`b.test.ts\` › «binds» |
| neither | by hand | by hand |
`;
  const files: Record<string, string> = { 'a.ts': '', 'a.test.ts': "test('binds', …)" };
  const source = (path: string) => files[path.replace('server/src/', '')] ?? null;
  expect(tableUnder(planted, 'Controls').flatMap((row) => faultsOf(row, source))).toEqual([
    'no such file: no server/src/b.ts',
    'no such file: no web/src/a.ts',
    'no such title: no test «bind»',
    'no such test: no test «binds»',
    'neither: no file',
    'neither: no test «»',
  ]);
});

/**
 * Returns the digits of a numeric constant that its file does not export; undefined if the file has no such constant.
 */
function constantIn(file: string, name: string): string | undefined {
  return new RegExp(`\\b${name} = (\\d+)\\b`).exec(read(file))?.[1];
}

const hours = (ms: number) => ms / (60 * 60 * 1000);

test('the retention in the page is that of the program', () => {
  const figures = tableUnder(PAGE, 'Stored data')
    .map(([, kept = '']) => kept)
    .filter((kept) => /\d/.test(kept));
  expect(figures).toEqual([
    `${SESSION_IDLE_DAYS} days without use, ${SESSION_MAX_DAYS} days at most`,
    `${ATTEMPT_SECONDS / 60} minutes`,
    `${DEVICE_UNUSED_DAYS} days without use`,
    `${ANSWERS_KEPT_DAYS} days after the match`,
    `${DELETED_MATCH_KEPT_DAYS} days after the deletion`,
    `${ANSWERS_KEPT_DAYS} days`,
    `${MONEY_CLAIM_DAYS} days`,
    `${DEVICE_UNUSED_DAYS} days`,
    `${hours(INVITATION_MS)} hours`,
    `${HANDOVER_DAYS} days`,
    `${hours(VOTING_MS)} hours after the match; totals remain`,
    `${SURVEY_DAYS} days at most; medians remain`,
    `${hours(RETENTION_MS)} hours`,
    `${constantIn('server/src/backups/daily-backups.ts', 'KEEP')} files`,
    `${constantIn('server/src/backups/backup-files.ts', 'keep')} files`,
  ]);
});

test('the limits in the page are those of the program', () => {
  const operation = readOperation(() => null, { port: 3000, isDemo: false });
  if (!operation.ok) throw new Error(operation.error);
  const { user, address, signIn } = operation.value.rateLimits;
  const streams = 'server/src/group-link/page/stream-routes.ts';
  const values = tableUnder(PAGE, 'Limits').map(([limit, value]) => [limit, value]);
  expect(Object.fromEntries(values)).toEqual({
    'requests of a user': `${user?.perSecond}/${user?.burst}`,
    'requests of an address': `${address?.perSecond}/${address?.burst}`,
    'sign-ins of an address': `${signIn?.burst}`,
    'unknown codes from an address': `${UNKNOWN_CODES.burst}`,
    'answers through a code': `${ANSWERS_OF_CODE}`,
    'answers of an address through a code': `${ANSWERS_OF_ADDRESS}`,
    'answers of a device': `${ANSWERS_OF_DEVICE}`,
    'forms of a captain': `${TAPS_A_MINUTE}`,
    'body of a request': `${BODY_MAX_BYTES}`,
    'body of an answer': `${ANSWER_MAX_BYTES}`,
    'time for headers': `${CONNECTION_LIMITS.headers / 1000}`,
    'time for a request': `${CONNECTION_LIMITS.request / 1000}`,
    'connections of an address': `${CONNECTION_LIMITS.perAddress}`,
    'requests in progress': `${CONNECTION_LIMITS.underWay}`,
    'event streams of a user': constantIn('server/src/sync/event-routes.ts', 'STREAMS_MAX'),
    "streams of a players' page": constantIn(streams, 'STREAMS_OF_CODE_MAX'),
    "streams of players' pages to an address": constantIn(streams, 'STREAMS_OF_ADDRESS_MAX'),
    'connections to PostgreSQL': `${CONNECTIONS.usual}`,
    'lists of an account': `${LISTS_PER_USER_MAX}`,
    'players of a list': `${PLAYERS_PER_LIST_MAX}`,
    'players of an account': `${PLAYERS_PER_USER_MAX}`,
    'matches of an account': `${MATCHES_PER_USER_MAX}`,
  });
});
