import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { AccountExport, Profile } from '@picadito/domain';
import { endSessions } from './end-sessions.ts';
import type { Command } from './run-command.ts';
import { deleteUser, exportUser, users } from './users.ts';
import { engineAt } from '../store/engines/engine-at.ts';
import { openStore } from '../store/store.ts';
import { everyRowOf } from '../../testing/every-row.ts';
import { helps } from '../../testing/a-helper.ts';
import { aMatch } from '../../testing/a-match.ts';
import { aFullAccount } from '../../testing/a-full-account.ts';
import { aDatabase } from '../../testing/copies.ts';
import { testApp } from '../../testing/test-app.ts';

const run = (command: Command, ...args: string[]) => command(args, new AbortController().signal);

beforeEach(() => () => void vi.unstubAllEnvs());

/**
 * Starts a server with two users: Ana, with rows in every table, and Beto. The commands find the database by
 * DATABASE_URL_FILE.
 */
async function twoAccounts() {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-users-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const address = await aDatabase();
  const url = address.engine === 'sqlite' ? `file:${address.file}` : address.url;
  writeFileSync(join(folder, 'url'), `${url}\n`);
  vi.stubEnv('DATABASE_URL_FILE', join(folder, 'url'));
  const store = await openStore(engineAt(address));
  const { signedIn, context, clock } = await testApp({}, store);
  onTestFinished(() => store.close());
  const ana = await signedIn('ana', { email: 'Ana@Example.com' });
  clock.now += 60_000;
  const beto = await signedIn('beto');
  await aFullAccount(ana, context);
  const idOf = async (client: typeof ana) => (await client.get<Profile>('/api/me')).body.id;
  return { folder, store, clock, ana, beto, anasId: await idOf(ana), betosId: await idOf(beto) };
}

test('an operator sees each account by id, creation and last use, and finds it by e-mail, but no name', async () => {
  const { anasId, betosId, store } = await twoAccounts();
  const seen = '2026-11-20T21:0\\d:00.000(000)?Z';
  const all = await run(users);
  expect(all.split('\n')).toEqual([
    '2 users',
    expect.stringMatching(`^${anasId}  created 2026-11-20T21:00:.*  last seen ${seen}$`),
    expect.stringMatching(`^${betosId}  created 2026-11-20T21:01:.*  last seen ${seen}$`),
  ]);
  expect(all.toLowerCase()).not.toMatch(/ana@|beto|example/);
  const [heading, one, ...more] = (await run(users, 'ana@example.COM')).split('\n');
  expect([heading, one?.startsWith(anasId), more]).toEqual(['1 user', true, []]);
  expect(await run(users, 'nobody@example.com')).toBe('0 users');
  await store.transaction((tx) => tx.deleteFrom('sessions').execute());
  expect(await run(users, 'ana@example.com')).toMatch(/last seen unknown$/);
});

test('end-sessions with a user ends the sessions of that user only', async () => {
  const { ana, beto, anasId } = await twoAccounts();
  expect(await run(endSessions, anasId)).toBe(`ended 1 sessions of ${anasId}`);
  expect((await ana.get('/api/me')).status).toBe(401);
  expect((await beto.get('/api/me')).status).toBe(200);
});

test('export-user writes what the user would get into a new file that only the operator can read', async () => {
  const { folder, clock, ana, anasId } = await twoAccounts();
  const file = join(folder, 'ana.json');
  const { body: own } = await ana.get<AccountExport>('/api/me/export');
  const now = vi.spyOn(Date, 'now').mockReturnValue(clock.now);
  await run(exportUser, anasId, file);
  now.mockRestore();
  const exported = JSON.parse(readFileSync(file, 'utf8')) as AccountExport;
  const sessions = own.sessions.map((session) => ({ ...session, current: false }));
  expect(exported).toEqual({ ...own, exportedAt: exported.exportedAt, sessions });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(run(exportUser, anasId, file)).rejects.toThrow('EEXIST');
});

test('delete-user says what the account has, and deletes it, and no other account, only with --yes', async () => {
  const { store, ana, beto, anasId, betosId } = await twoAccounts();
  const [hers, betos] = [await everyRowOf(store, anasId), await everyRowOf(store, betosId)];
  await expect(run(deleteUser, anasId)).rejects.toThrow(
    /nothing has changed.* [1-9]\d* lists, [1-9]\d* players, [1-9]\d* matches\. npm run delete-user -- .* --yes/,
  );
  expect(await everyRowOf(store, anasId)).toEqual(hers);
  expect(await run(deleteUser, anasId, '--yes')).toContain(`deleted ${anasId}`);
  expect(Object.values(await everyRowOf(store, anasId)).flat()).toEqual([]);
  expect(await everyRowOf(store, betosId)).toEqual(betos);
  expect((await ana.get('/api/me')).status).toBe(401);
  expect((await beto.get('/api/me')).status).toBe(200);
});

test('delete-user ends the help of the user with the lists of others', async () => {
  const { ana, beto, betosId } = await twoAccounts();
  const { list } = await aMatch(ana, '3');
  await helps(beto, ana, { list: list.id });
  await run(deleteUser, betosId, '--yes');
  expect((await ana.get(`/api/lists/${list.id}/helpers`)).body).toEqual([]);
});

test('an unknown account and a wrong argument change nothing and are refused in one line', async () => {
  const { store, anasId, folder } = await twoAccounts();
  const before = await everyRowOf(store, anasId);
  for (const [command, ...args] of [
    [deleteUser, 'nobody', '--yes'],
    [deleteUser, anasId, '--force'],
    [deleteUser, '--yes'],
    [deleteUser, '', '--yes'],
    [endSessions, 'nobody'],
    [endSessions, anasId, '--links'],
    [endSessions, '--link'],
    [exportUser, 'nobody', join(folder, 'x.json')],
    [exportUser, anasId],
    [users, 'a', 'b'],
  ] as const)
    await expect(run(command, ...args)).rejects.toThrow(/^[^\n]+$/);
  expect(await everyRowOf(store, anasId)).toEqual(before);
});
