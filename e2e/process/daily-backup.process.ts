import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signedInClient } from '../support/server/http-client.ts';
import { newDatabase, startServer } from '../support/server/server.ts';

test('with BACKUP_DIR a server makes a daily backup and logs it, and makes no other one after a restart', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'picadito-e2e-')), 'backups');
  const env = { DATABASE_URL: newDatabase(), BACKUP_DIR: folder };
  const server = await startServer(env);
  await expect.poll(server.said, { timeout: 30_000 }).toContain('daily backup: backed up ');
  const [name = '', ...more] = readdirSync(folder);
  expect([name, more]).toEqual([expect.stringMatching(/^daily-\d{8}T\d{6}Z\.db$/), []]);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(await server.stop()).toBe(0);

  const again = await startServer(env);
  const client = await signedInClient(again.url, 'vacio-1@picadito.local');
  const { backup } = await client.json<{ backup: unknown }>('GET', '/api/health');
  expect(backup).toEqual({ lastAt: expect.stringMatching(/^\d{4}-/), isLate: false });
  expect(readdirSync(folder)).toEqual([name]);
  expect(await again.stop()).toBe(0);
});
