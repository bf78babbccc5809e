import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { errorHandler } from './error-handler.ts';
import { readJson } from './read-json.ts';

async function read(payload: string) {
  const app = Fastify({ bodyLimit: 1_000_000 });
  onTestFinished(() => app.close());
  errorHandler(app, { isUnavailable: () => false, isFull: () => false });
  readJson(app);
  app.post('/', (request) => ({ read: request.body }));
  const headers = { 'content-type': 'application/json' };
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/', headers, payload });
  return { status: statusCode, body };
}

const nested = (levels: number, open = '[', close = ']') =>
  open.repeat(levels) + close.repeat(levels);

test.each([
  ['arrays in arrays', nested(33)],
  ['objects in objects', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
  ['far more than a stack holds', nested(400_000)],
])('JSON that is nested too deeply is refused: %s', async (_, payload) => {
  const { status, body } = await read(payload);
  expect(status).toBe(422);
  expect(body).toContain('Son demasiados datos juntos. Enviá menos.');
});

test('an array that is too long is refused at any depth', async () => {
  const zeros = (count: number) => `[${'0,'.repeat(count - 1)}0]`;
  expect((await read(`{"a":[{"b":${zeros(5001)}}]}`)).status).toBe(422);
  expect((await read(`{"a":[{"b":${zeros(5000)}}]}`)).status).toBe(200);
});

test('real requests are well below the limits', async () => {
  expect(await read(`{"a":${nested(30)}}`)).toMatchObject({ status: 200 });
  expect((await read('7')).body).toBe('{"read":7}');
  expect((await read('null')).body).toBe('{"read":null}');
});
