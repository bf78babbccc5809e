import { expect, test } from 'vitest';
import Fastify from 'fastify';
import { wellKnown } from './well-known.ts';

const PUBLIC_URL = 'https://picadito.example';
const NOW = Date.parse('2026-11-20T21:00:00Z');

function anApp(securityContact: string | null = null) {
  const app = Fastify();
  wellKnown(app, { publicUrl: PUBLIC_URL, securityContact, now: () => NOW });
  return app;
}

test('crawlers are kept from the API, but may preview a group link', async () => {
  const { statusCode, headers, body } = await anApp().inject({ url: '/robots.txt' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain('\nDisallow: /api/\n');
  expect(body).not.toContain('Disallow: /g');
  expect(body).not.toContain('Disallow: /\n');
});

test('security.txt names the contact of the operator and expires within a year; without one there is no file', async () => {
  const url = '/.well-known/security.txt';
  const { statusCode, body } = await anApp('mailto:ana@example.com').inject({ url });
  expect(statusCode).toBe(200);
  const fields = new Map(
    body.split('\n').map((line) => line.split(/: (.*)/, 2)) as [string, string][],
  );
  expect(fields.get('Contact')).toBe('mailto:ana@example.com');
  expect(fields.get('Canonical')).toBe(PUBLIC_URL + url);
  const left = Date.parse(fields.get('Expires') ?? '') - NOW;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 24 * 60 * 60 * 1000);
  expect((await anApp().inject({ url })).statusCode).toBe(404);
});
