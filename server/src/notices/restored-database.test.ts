import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backup } from '../commands/backup.ts';
import { restore } from '../commands/restore.ts';
import { engineAt, type DatabaseAddress } from '../store/engines/engine-at.ts';
import { openStore } from '../store/store.ts';
import { aDevice } from '../../testing/a-linked-group.ts';
import { aDatabase as anEmptyDatabase } from '../../testing/copies.ts';
import { eventually } from '../../testing/eventually.ts';
import { PUBLIC_URL, testApp } from '../../testing/test-app.ts';
import { startNotices } from './start-notices.ts';
import { aDatabase } from '../../testing/notices/several-servers.ts';

const urlOf = (address: DatabaseAddress) =>
  address.engine === 'sqlite' ? `file:${address.file}` : address.url;

/** Backs up and restores a database by the commands that operators use; the links keep their addresses. */
async function backedUpAndRestored(from: DatabaseAddress): Promise<DatabaseAddress> {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  const file = join(folder, 'backup.db');
  const { signal } = new AbortController();
  vi.stubEnv('DATABASE_URL', urlOf(from));
  await backup([file], signal);
  const to = await anEmptyDatabase({ empty: true });
  vi.stubEnv('DATABASE_URL', urlOf(to));
  await restore([file, '--keep-links'], signal);
  return to;
}

test('a restored database sends no notices until its organiser turns them on again', async () => {
  const { push, start, stop, address, device, path, clock, isIn } = await aDatabase();
  await start();
  const nico = device();
  await isIn(nico);
  push.answers('ana', { status: 500 });
  await nico.says(1, 'no');
  await eventually(() => expect(push.requests()).toBe(1));
  await stop();
  push.answers('ana', null);

  const store = await openStore(engineAt(await backedUpAndRestored(address)));
  const restored = await testApp({ pushServices: push.services }, store);
  restored.clock.now = clock.now + 60_000;
  const site = { publicUrl: PUBLIC_URL, services: push.services, everyMs: 20, allEveryMs: 0 };
  const notices = startNotices(restored.context, site);
  onTestFinished(async () => {
    await notices.stop();
    await store.close();
  });
  const again = aDevice(restored, path);
  Object.assign(again.cookies, nico.cookies);
  expect((await again.says(1, 'voy')).status).toBe(200);
  expect((await again.says(1, 'no')).status).toBe(200);
  const ana = await restored.signedIn('ana');
  expect(await store.read.selectFrom('pushes').selectAll().execute()).toHaveLength(1);
  // The server runs several checks in this time.
  await setTimeout(300);
  expect(push.requests()).toBe(1);

  await ana.put('/api/notices', push.subscribe('new').subscription);
  await eventually(() => expect(push.received).toHaveLength(1));
  expect(push.faults).toEqual([]);
});
