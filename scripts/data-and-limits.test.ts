import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ANSWER_MAX_BYTES,
  ANSWERS_KEPT_DAYS,
  ATTENDANCE_CHANGES_MAX,
  BODY_MAX_BYTES,
  COMMENT_MAX,
  DEVICE_UNUSED_DAYS,
  LISTS_PER_USER_MAX,
  LOCATION_MAX,
  MATCHES_PER_PAGE_MAX,
  MATCHES_PER_USER_MAX,
  NAME_MAX,
  NEW_SENDER_TAKES_OUT_MAX,
  PAIRS_PER_USER_MAX,
  NEWCOMERS_PER_LIST_MAX,
  PLAYERS_PER_LIST_MAX,
  PLAYERS_PER_USER_MAX,
  SUBSCRIPTIONS_PER_LIST_MAX,
  SUBSCRIPTIONS_PER_USER_MAX,
  NOTICES_PER_MATCH_MAX,
  NOTICES_PER_PLAYER_MAX,
  OPINIONS_MIN,
  SURVEY_DAYS,
  SURVEYED_MAX,
  SESSION_IDLE_DAYS,
  SESSION_MAX_DAYS,
} from '@picadito/domain';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const PAGE = read('docs/security/data-and-limits.md');

/**
 * Returns the value of a numeric constant from the text of a source of the server, which need not export it; NaN if
 * there is none.
 */
function constant(file: string, name: string): number {
  const [, text = ''] = new RegExp(`const ${name} = ([\\d_* ]+);`).exec(read(file)) ?? [];
  const factors = text.replaceAll('_', '').split('*').map(Number);
  return text === '' ? Number.NaN : factors.reduce((product, factor) => product * factor, 1);
}

/** Returns a rate limit in the notation of the environment: requests a second and the burst, as in '10/40'. */
function rate(name: string): string {
  const text = read('server/src/config/operation.ts');
  const found = new RegExp(`const ${name} = { perSecond: (\\d+), burst: (\\d+) }`).exec(text);
  return `${found?.[1]}/${found?.[2]}`;
}

function connections(name: string): number {
  const [, limits = ''] = read('server/src/http/limits/connection-limits.ts').split(
    'export const CONNECTION_LIMITS',
  );
  return Number(new RegExp(`\\b${name}: ([\\d_]+),`).exec(limits)?.[1]?.replaceAll('_', ''));
}

function exports(name: string): number {
  const [, limits = ''] = read('server/src/account/export-turns.ts').split('EXPORT_LIMITS: ');
  return Number(new RegExp(`\\b${name}: ([\\d_]+)`).exec(limits)?.[1]?.replaceAll('_', ''));
}

const ANSWER_LIMITS = 'server/src/http/limits/answer-limits.ts';
const CLAIMS = 'server/src/group-link/devices/claim-name.ts';
const LOG = 'server/src/store/tables/waitlist/answer-log.ts';
const OPERATION = 'server/src/config/operation.ts';

test.each<[string, string | number]>([
  ['body of a request', BODY_MAX_BYTES],
  ['headers of a request', connections('headers') / 1000],
  ['a whole request', connections('request') / 1000],
  ['connections', connections('perAddress')],
  ['items of a list in a body', constant('server/src/http/read-json.ts', 'ITEMS_MAX')],
  ['levels of a body', constant('server/src/http/read-json.ts', 'LEVELS_MAX')],
  ['event streams', constant('server/src/sync/event-routes.ts', 'STREAMS_MAX')],
  [
    "streams of a link's page",
    constant('server/src/group-link/page/stream-routes.ts', 'STREAMS_OF_CODE_MAX'),
  ],
  [
    "streams of links' pages",
    constant('server/src/group-link/page/stream-routes.ts', 'STREAMS_OF_ADDRESS_MAX'),
  ],
  ['wait for an export', exports('waiting') / 1000],
  ['export of which nothing is taken', exports('stalled') / 1000],
  ['requests without an answer', connections('pipelined')],
  ['requests under way', connections('underWay')],
  ['name of a person or a list', NAME_MAX],
  ['place', LOCATION_MAX],
  ['players of a list', PLAYERS_PER_LIST_MAX],
  ['players on lists', PLAYERS_PER_USER_MAX],
  ['lists', LISTS_PER_USER_MAX],
  ['matches', MATCHES_PER_USER_MAX],
  ['devices of players with notices', SUBSCRIPTIONS_PER_LIST_MAX],
  ['devices of an organiser with notices', SUBSCRIPTIONS_PER_USER_MAX],
  ['notices of a match', NOTICES_PER_MATCH_MAX],
  ['notices of a match to a player', NOTICES_PER_PLAYER_MAX],
  ['matches in one answer', MATCHES_PER_PAGE_MAX],
  ['answers of players in a body', ATTENDANCE_CHANGES_MAX],
  ['pairs', PAIRS_PER_USER_MAX],
  ['requests', rate('USER')],
  ['requests', rate('ADDRESS')],
  ['sign-ins, each of the two ends', constant(OPERATION, 'SIGN_INS_A_MINUTE')],
  ['sign-ins, demonstration mode', constant(OPERATION, 'DEMO_SIGN_INS_A_MINUTE')],
  [
    'sign-ins that wait for the database',
    constant('server/src/identity/sessions/temporary-sessions.ts', 'SESSIONS_MAX'),
  ],
  [
    'codes of links that open nothing',
    constant('server/src/group-link/page/page-routes.ts', 'A_MINUTE'),
  ],
  ['answers by a link', constant(ANSWER_LIMITS, 'ANSWERS_OF_CODE')],
  ['answers by a link, of one address', constant(ANSWER_LIMITS, 'ANSWERS_OF_ADDRESS')],
  ['answers by a link, of one device', constant(ANSWER_LIMITS, 'ANSWERS_OF_DEVICE')],
  ['form of an answer by a link', ANSWER_MAX_BYTES],
  ['comment of an answer by a link', COMMENT_MAX],
  ['own devices of a name', constant(CLAIMS, 'DEVICES_PER_NAME')],
  ['claims of a name', constant(CLAIMS, 'CLAIMS_PER_NAME')],
  ['newcomers of a list', NEWCOMERS_PER_LIST_MAX],
  ['confirmed players taken out by one who is new', NEW_SENDER_TAKES_OUT_MAX],
  ['players that a survey is about', SURVEYED_MAX],
  ['opinions of which anything is shown', OPINIONS_MIN],
  ['survey that is open', SURVEY_DAYS],
  ['answers by a link that the organiser sees', constant(LOG, 'LOGGED_ANSWERS')],
  ['answers by a link that can be undone', constant(LOG, 'KEPT_ANSWERS')],
  ['device that nobody uses', DEVICE_UNUSED_DAYS],
  ['answers by a link, after the match', ANSWERS_KEPT_DAYS],
  ['idle session', SESSION_IDLE_DAYS],
  ['session at all', SESSION_MAX_DAYS],
  ['sign-in under way', constant('server/src/identity/attempt-cookie.ts', 'ATTEMPT_SECONDS') / 60],
  [
    'answer kept under an Idempotency-Key',
    constant('server/src/transactions/write.ts', 'RETENTION_MS') / 3_600_000,
  ],
  ['answers kept', constant('server/src/transactions/idempotent-request.ts', 'RESPONSES_MAX')],
])('the documented limit equals that of the program: %s, %s', (what, value) => {
  const rows = PAGE.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const values = rows.filter(([, first]) => first === what).map(([, , second]) => second);
  expect(values).toContain(String(value));
});

/** Names that the document page contains as `code`. */
const NAMED = new Set([...PAGE.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name));
const missing = (names: string[]) => names.filter((name) => !NAMED.has(name));

test('every table has a level of protection', () => {
  const [, tables = ''] = read('server/src/store/table-list.ts').split('export const TABLES');
  const names = [...tables.matchAll(/^ {2}(\w+): \[/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(missing(names)).toEqual([]);
});

test('every key of a log line is documented', () => {
  const [, list = ''] =
    /const ALLOWED = \[([^\]]+)\]/.exec(read('e2e/process/logs.process.ts')) ?? [];
  const keys = [...list.matchAll(/'(\w+)'/g)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(8);
  expect(missing(keys)).toEqual([]);
});

test('every component is documented', () => {
  const names = ['.', 'domain', 'server', 'web'].flatMap((member) => {
    const { dependencies } = JSON.parse(read(`${member}/package.json`)) as {
      dependencies: Record<string, string>;
    };
    return Object.keys(dependencies).filter((name) => name !== '@picadito/domain');
  });
  expect(names.length).toBeGreaterThan(20);
  expect(missing(names)).toEqual([]);
});

/** Returns the text under a heading of the page, or an empty text. */
function chapter(heading: string): string {
  return PAGE.split('\n## ').find((text) => text.startsWith(`${heading}\n`)) ?? '';
}

/** Each row is a requirement, the chapter of the page that meets it, and a text that the chapter must have. */
test.each([
  ['v5.0.0-2.1.1', 'Input and limits', 'control characters and half emojis are refused'],
  ['v5.0.0-2.1.2', 'Input and limits', '**What belongs together:**'],
  ['v5.0.0-2.1.3', 'Input and limits', '429 with `Retry-After`'],
  ['v5.0.0-6.1.1', 'Input and limits', 'never lock an account'],
  ['v5.0.0-6.1.3', 'Authentication', 'Two pathways'],
  ['v5.0.0-6.8.4', 'Authentication', 'assumes the weakest: one factor'],
  ['v5.0.0-7.1.1', 'Sessions', 'NIST SP 800-63B'],
  ['v5.0.0-7.1.2', 'Sessions', 'there is no maximum'],
  ['v5.0.0-7.1.3', 'Sessions', "The provider's session is its own"],
  ['v5.0.0-7.6.1', 'Sessions', 'signing out here does not sign out there'],
  ['v5.0.0-8.1.1', 'Authorisation', '**Things:**'],
  ['v5.0.0-8.1.2', 'Authorisation', '**Fields:**'],
  ['v5.0.0-11.1.1', 'Cryptography and keys', 'A key is held by one party'],
  ['v5.0.0-11.1.2', 'Cryptography and keys', 'SHA-256 at rest'],
  [
    'v5.0.0-13.1.1',
    'Connections',
    'Users cannot make the server connect to an address of their choice',
  ],
  ['v5.0.0-14.1.1', 'Data protection', '| personal'],
  ['v5.0.0-14.1.2', 'Data protection', 'never logged'],
  ['v5.0.0-15.1.1', 'Components', '**Repair times:**'],
  ['v5.0.0-15.1.3', 'Long operations', 'why it cannot take the server down'],
  ['v5.0.0-16.1.1', 'Logs', 'who reads it and for how long'],
])('the documentation that %s requires is under “%s”', (_id, heading, words) => {
  expect(chapter(heading).replaceAll(/\s+/g, ' ')).toContain(words);
});
