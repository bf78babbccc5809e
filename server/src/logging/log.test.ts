import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { errorFacts, redactText, logOptions } from './log.ts';
import { testApp } from '../../testing/test-app.ts';

const SECRETS = [
  'Zulema',
  'Quiroga',
  '5491155551234',
  '1155551234',
  'zulema@',
  'tok3n',
  '203.0.113.9',
];

function lines() {
  const received: string[] = [];
  const stream = { write: (line: string) => void received.push(line) };
  return {
    received,
    stream,
    all: () => received.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

function expectNothingOfPeople(received: string[]) {
  for (const secret of SECRETS) expect(received.join('')).not.toContain(secret);
}

/** An error with the fields that database engines and libraries add. */
class Failure extends Error {
  override name = 'DatabaseError';
  code = '23505';
  detail = 'Key (name)=(Zulema Quiroga) already exists.';
  parameters = ['zulema@quiroga.example', '+5491155551234'];
}

const failure = () =>
  new Failure('invalid input "Zulema Quiroga"\n    at zulema@quiroga.example', {
    cause: new Error('tok3n of 203.0.113.9'),
  });

test('an error is logged by name, code and stack, without its message', () => {
  const facts = errorFacts(failure());
  expect(facts).toMatchObject({
    type: 'DatabaseError',
    message: '23505',
    cause: { type: 'Error' },
  });
  expect(facts.stack).toMatch(/^at failure \(server\/src\/logging\/log\.test\.ts:\d+:\d+\)/);
  expectNothingOfPeople([JSON.stringify(facts)]);
});

test.each([[null], ['Zulema Quiroga'], [{ message: 'Zulema' }]])(
  'a thrown value that is no error (%j) is logged by its type',
  (thrown) => {
    expect(errorFacts(thrown)).toEqual({ type: typeof thrown, message: '', stack: '' });
  },
);

test.each([
  [13, 'SQLITE_FULL'],
  [4874, 'SQLITE_IOERR 4874'],
  [2067, 'SQLite 2067'],
])('the code %j of SQLite is logged as %s', (errcode, text) => {
  const error = Object.assign(new Error('Zulema'), { code: 'ERR_SQLITE_ERROR', errcode });
  expect(errorFacts(error).message).toBe(text);
});

test('a chain of causes is cut', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(errorFacts(error)).split('"cause"')).toHaveLength(4);
});

test.each([
  [
    'Reply was already sent in the "/api/lists?q=Zulema" (GET) route',
    'Reply was already sent in the … (GET) route',
  ],
  ['mail to zulema@quiroga.example', 'mail to …'],
  ['call +54 9 11 5555-1234 now', 'call … now'],
  ['from 203.0.113.9', 'from …'],
  ['El partido QmF6-x_y no tiene lista', 'El partido QmF6-x_y no tiene lista'],
])('the text %j is redacted to %j', (text, reported) => {
  expect(redactText(text)).toBe(reported);
});

test('no line of the log has personal data', async () => {
  const { received, stream, all } = lines();
  const app = Fastify({ logger: logOptions('debug', stream) });
  onTestFinished(() => app.close());
  app.log.error(failure());
  app.log.error(failure(), 'while zulema@quiroga.example waited');
  app.log.error({ err: failure() });
  app.log.warn('seen at /profile?name=Zulema');
  expect(all().map(({ level, msg }) => [level, msg])).toEqual([
    ['error', 'failed'],
    ['error', 'while … waited'],
    ['error', 'failed'],
    ['warn', 'seen at …'],
  ]);
  expectNothingOfPeople(received);
});

test('a request is one line with its route pattern, an unexpected error one more', async () => {
  const { received, stream, all } = lines();
  const { app } = await testApp({ logger: logOptions('info', stream) });
  app.get('/api/broken/:id', () => {
    throw failure();
  });
  const headers = { 'user-agent': 'tok3n', 'x-request-id': 'tok3n', cookie: 'picadito=tok3n' };
  const remoteAddress = '203.0.113.9';
  const urls = ['/api/broken/Zulema?q=Quiroga', '/zulema@quiroga/%E0%A4', '/api/lists/Zulema'];
  for (const url of urls) await app.inject({ url, headers, remoteAddress });
  expect(all()).toMatchObject([
    { level: 'error', msg: 'unexpected error', err: { type: 'DatabaseError' } },
    { level: 'error', msg: 'request', method: 'GET', route: '/api/broken/:id', status: 500 },
    { level: 'info', msg: 'request', method: 'GET', route: 'none', status: 404 },
    { level: 'warn', msg: 'request', method: 'GET', route: '/api/lists/:id', status: 401 },
  ]);
  expectNothingOfPeople(received);
});

test('line breaks are escaped, and the time is in UTC', () => {
  const { received, stream, all } = lines();
  const app = Fastify({ logger: logOptions('info', stream) });
  onTestFinished(() => app.close());
  const forged = 'seen\n{"level":"fatal","time":"2026-01-01T00:00:00.000Z","msg":"forged"}\r\n';
  app.log.warn(forged);
  app.log.warn({ reason: forged }, forged);
  expect(received.map((text) => text.split('\n').length)).toEqual([2, 2]);
  for (const { level, time } of all()) {
    expect(level).toBe('warn');
    expect(time).toBe(new Date(String(time)).toISOString());
    expect(Math.abs(Date.parse(String(time)) - Date.now())).toBeLessThan(60_000);
  }
});
