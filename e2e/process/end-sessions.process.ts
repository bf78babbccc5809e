import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { signedInClient } from '../support/server/http-client.ts';
import { newDatabase, startServer } from '../support/server/server.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Runs `npm run end-sessions`; returns its exit code, and the lines that the program has printed (on stderr if it
 * failed).
 */
async function endSessions(databaseUrl: string, ...options: string[]) {
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: databaseUrl };
  const command = ['run', '--silent', 'end-sessions', '--', ...options];
  const done = await promisify(execFile)('npm', command, { cwd: ROOT, env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
  return { ...done, said: done.said.split('\n').filter((line) => line.startsWith('Picadito: ')) };
}

test('one command ends all sessions while the server runs, and prints their number', async () => {
  const databaseUrl = newDatabase();
  const server = await startServer({ DATABASE_URL: databaseUrl });
  const ana = await signedInClient(server.url, 'vacio-1@picadito.local');
  const beto = await signedInClient(server.url, 'vacio-2@picadito.local');
  expect(await endSessions(databaseUrl)).toEqual({
    code: 0,
    said: ['Picadito: ended 2 sessions; everybody signs in again'],
  });
  for (const client of [ana, beto]) expect((await client.send('GET', '/api/me')).status).toBe(401);
  expect(await endSessions(databaseUrl, '--links')).toEqual({
    code: 0,
    said: ['Picadito: ended 0 sessions; everybody signs in again; 0 links have new addresses'],
  });
  await server.stop();
});

test('without a database the command creates none', async () => {
  const databaseUrl = newDatabase();
  const { code, said } = await endSessions(databaseUrl);
  expect({ code, said }).toEqual({ code: 1, said: [expect.stringContaining('there is no ')] });
  expect(existsSync(databaseUrl.slice('file:'.length))).toBe(false);
});
