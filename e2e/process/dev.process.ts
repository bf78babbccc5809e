import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayersList } from '@picadito/domain';
import { expect, test } from '@playwright/test';
import { signedInClient } from '../support/server/http-client.ts';
import { newDatabase, ROOT } from '../support/server/server.ts';

function copyOfSources(): string {
  const root = mkdtempSync(join(tmpdir(), 'picadito-dev-'));
  const isSource = (path: string) => !/\/(?:dist|node_modules)$/.test(path);
  for (const part of ['server', 'web', 'scripts', 'package.json', 'tsconfig.base.json']) {
    cpSync(join(ROOT, part), join(root, part), { recursive: true, filter: isSource });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return root;
}

/** Timeout as long as that of a test, because a busy machine starts two programs slowly. */
const PATIENT = { timeout: 90_000 };

test('`npm run dev` serves the app from its sources and the players’ page, signs in, starts the server again when it changes, and SIGTERM ends it all', async () => {
  const root = copyOfSources();
  const dev = spawn(process.execPath, [join(root, 'scripts/dev.ts')], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATABASE_URL: newDatabase() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const out of [dev.stdout, dev.stderr])
    out.on('data', (chunk: Buffer) => (said += chunk.toString()));
  try {
    await expect.poll(() => said, PATIENT).toMatch(/Picadito: http:\S+/);
    const url = /Picadito: (http:\S+)/.exec(said)?.[1] ?? '';
    const health = () =>
      fetch(`${url}/healthz`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(health, PATIENT).toBe(200);

    const page = await fetch(`${url}/player-lists`);
    expect(await page.text()).toContain('/src/main.tsx');
    const script = await fetch(`${url}/src/main.tsx`);
    expect(script.headers.get('content-type')).toContain('javascript');
    const client = await signedInClient(url, 'vacio-1@picadito.local');
    expect((await client.send('GET', '/api/me')).status).toBe(200);

    const players = [{ name: 'Ana', skillLevel: '3' }];
    const list = await client.json<PlayersList>('POST', '/api/lists', { name: 'Jueves', players });
    const shown = await client.send('GET', `/api/lists/${list.id}/link/page`);
    expect(await shown.text()).toContain('Todavía no hay próximo partido');

    appendFileSync(
      join(root, 'server/src/main.ts'),
      "\nprocess.stdout.write('changed by a test\\n');\n",
    );
    await expect.poll(() => said, PATIENT).toContain('changed by a test');
    await expect.poll(health, PATIENT).toBe(200);
    expect((await client.send('GET', '/api/me')).status).toBe(200);

    dev.kill('SIGTERM');
    await once(dev, 'exit');
    expect(dev.exitCode).toBe(0);
    expect(await health()).toBe(0);
  } finally {
    dev.kill('SIGTERM');
  }
});
