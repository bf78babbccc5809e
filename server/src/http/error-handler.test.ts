import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { AppError, invalid } from '../app-error.ts';
import { errorHandler } from './error-handler.ts';

async function responseTo(error: unknown, isUnavailable = false, isFull = false) {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ logger: { level: 'error', stream } });
  onTestFinished(() => app.close());
  errorHandler(app, { isUnavailable: () => isUnavailable, isFull: () => isFull });
  app.get('/', () => {
    throw error;
  });
  const reply = await app.inject({ url: '/' });
  expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  return { status: reply.statusCode, headers: reply.headers, body: reply.json<object>(), lines };
}

test('an unexpected error is 500 without details, and is logged', async () => {
  const { status, body, lines } = await responseTo(new Error('SELECT secret FROM users'));
  expect({ status, body }).toEqual({
    status: 500,
    body: {
      type: 'about:blank',
      title: 'Algo falló de nuestro lado. Probá de nuevo.',
      status: 500,
      code: 'internal',
      detail: 'Algo falló de nuestro lado. Probá de nuevo.',
    },
  });
  expect(lines.join('')).toContain('SELECT secret');
});

test.each(['text', null, undefined, 7])(
  'a thrown value that is no error (%s) is an unexpected error',
  async (thrown) => {
    expect((await responseTo(thrown ?? 'nothing')).status).toBe(500);
  },
);

test('an unavailable database is 503 with Retry-After', async () => {
  const { status, headers, body } = await responseTo(new Error('disk I/O error'), true);
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('1');
  expect(body).toMatchObject({ code: 'unavailable' });
});

test('a full disk is 503 with a sentence that says that nothing can be stored or deleted', async () => {
  const { status, body } = await responseTo(new Error('database or disk is full'), true, true);
  expect(status).toBe(503);
  expect(body).toMatchObject({
    code: 'unavailable',
    detail:
      'El servidor se quedó sin lugar y ahora no puede guardar ni borrar nada. Avisale a quien lo administra.',
  });
});

test('a validation error names its field, and is not logged as an error', async () => {
  const { status, body, lines } = await responseTo(
    invalid('date', 'Esa fecha no existe. Revisala.'),
  );
  expect(status).toBe(422);
  expect(body).toMatchObject({
    detail: 'Esa fecha no existe. Revisala.',
    errors: [{ path: 'date', message: 'Esa fecha no existe. Revisala.' }],
  });
  expect(lines).toEqual([]);
});

test.each([
  ['permission-denied', 403],
  ['unauthenticated', 401],
  ['not-found', 404],
  ['already-exists', 409],
  ['failed-precondition', 409],
  ['resource-exhausted', 429],
] as const)('%s is %d', async (code, status) => {
  expect(await responseTo(new AppError(code, 'Una frase.'))).toMatchObject({
    status,
    body: { code, status },
  });
});
