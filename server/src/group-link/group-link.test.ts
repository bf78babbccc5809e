import type { AccountExport, GroupLink } from '@picadito/domain';
import { expect, test } from 'vitest';
import { changesOf } from '../../testing/changes.ts';
import { aMatch } from '../../testing/a-match.ts';
import { testApp, type Client } from '../../testing/test-app.ts';
import { tablesWith, wholeDatabase } from '../../testing/whole-database.ts';
import { codeOf, hashCode } from '../security/link-code.ts';
import { raiseLinks, renewLinks } from './renew-links.ts';

const linkOf = async (organiser: Client, listId: string) =>
  (await organiser.get<GroupLink>(`/api/lists/${listId}/link`)).body;
const set = async (organiser: Client, listId: string, input: object) =>
  (await organiser.put<GroupLink>(`/api/lists/${listId}/link`, input)).body;

async function aList() {
  const app = await testApp();
  const ana = await app.signedIn('ana');
  const { list } = await aMatch(ana, '34');
  return { ...app, ana, list: list.id };
}

test('a group link is off until the organiser turns it on, and then stays the same', async () => {
  const { ana, list } = await aList();
  expect(await linkOf(ana, list)).toEqual({
    listId: list,
    isOn: false,
    version: 1,
    address: null,
    previewsMatch: true,
    isStrict: false,
    sharesLevels: true,
  });
  const on = await set(ana, list, { isOn: true });
  expect(on.address).toMatch(/\/g\/[\dA-Za-z]{22}$/);
  await ana.patch(`/api/lists/${list}`, { name: 'Otro nombre' });
  expect(await linkOf(ana, list)).toEqual(on);
  expect(await set(ana, list, { isOn: false })).toMatchObject({ isOn: false, address: null });
  expect(await set(ana, list, { isOn: true })).toEqual(on);
});

test('levels are shared until the link is turned on, and after that as the organiser chose since the link was last switched', async () => {
  const { ana, list } = await aList();
  const shares = async (body: object) => (await set(ana, list, body)).sharesLevels;
  expect(await shares({ isOn: false, sharesLevels: false })).toBe(false);
  expect(await shares({ isOn: false })).toBe(false);
  expect(await shares({ isOn: false, sharesLevels: true })).toBe(true);
  expect(await shares({ isOn: true })).toBe(false);
  expect(await shares({ isOn: true, sharesLevels: true })).toBe(true);
  expect(await shares({ isOn: true, isStrict: true })).toBe(true);
  expect(await shares({ isOn: false })).toBe(true);
  expect(await shares({ isOn: true })).toBe(false);
});

test('a choice of levels from a screen that does not know that the link is on changes nothing', async () => {
  const { ana, list } = await aList();
  const on = await set(ana, list, { isOn: true });
  expect(await set(ana, list, { isOn: false, sharesLevels: true })).toEqual(on);
  expect(await linkOf(ana, list)).toEqual(on);
});

test('a repeated request to change the address changes it once', async () => {
  const { ana, list } = await aList();
  const first = await set(ana, list, { isOn: true });
  const second = await set(ana, list, { isOn: true, version: 2 });
  expect(second).toMatchObject({ isOn: true, version: 2 });
  expect(second.address).not.toBe(first.address);
  expect(await set(ana, list, { isOn: true, version: 2 })).toEqual(second);
  expect(await set(ana, list, { isOn: true, version: 1 })).toEqual(second);
  expect(await set(ana, list, { isOn: true, version: 99 })).toMatchObject({ version: 3 });
});

test('the preview shows the match until the organiser hides it, and settings of older clients do not undo that', async () => {
  const { ana, list, app } = await aList();
  const { address } = await set(ana, list, { isOn: true, previewsMatch: false });
  const previewed = async () => {
    const { body } = await app.inject(new URL(address ?? '').pathname);
    return /"previewsMatch":(\w+)/.exec(body)?.[1];
  };
  expect(await previewed()).toBe('false');
  expect(await set(ana, list, { isOn: false })).toMatchObject({ previewsMatch: false });
  expect(await set(ana, list, { isOn: true })).toMatchObject({ previewsMatch: false });
  await set(ana, list, { isOn: true, previewsMatch: true });
  expect(await previewed()).toBe('true');
});

test('other devices receive a change of the link, and nothing when there is none', async () => {
  const { ana, list, store } = await aList();
  const told = () => changesOf(store, () => set(ana, list, { isOn: true }));
  expect(await told()).toEqual([`list ${list}`]);
  expect(await told()).toEqual([]);
});

test('the key of the links is in one table, and no export or stored code reveals an address', async () => {
  const { ana, list, store } = await aList();
  const { address } = await set(ana, list, { isOn: true });
  const { key = '' } =
    (
      await store.read.selectFrom('server_keys').select('key').where('name', '=', 'links').execute()
    )[0] ?? {};
  const code = codeOf(key, { listId: list, version: 1 });
  expect(address).toContain(code);
  const whole = await wholeDatabase(store);
  expect(tablesWith(whole, key)).toEqual(['server_keys']);
  expect(tablesWith(whole, code)).toEqual([]);
  expect(tablesWith(whole, hashCode(code))).toEqual(['link_codes']);
  const told = (await ana.get<AccountExport>('/api/me/export')).body;
  expect(told.links).toEqual([
    { listId: list, isOn: true, previewsMatch: true, isStrict: false, sharesLevels: false },
  ]);
  expect(JSON.stringify(told)).not.toMatch(new RegExp(`${key}|${code}`));
});

test('a list is deleted with its link and an account with all of its links, while the key stays', async () => {
  const { ana, list, store } = await aList();
  const { body: other } = await ana.post<{ id: string }>('/api/lists', { name: 'Otra' });
  await set(ana, list, { isOn: true });
  await set(ana, other.id, { isOn: true });
  const left = () => store.read.selectFrom('group_links').select('list_id').execute();
  await ana.delete(`/api/lists/${list}`);
  expect(await left()).toEqual([{ list_id: other.id }]);
  await ana.delete('/api/me');
  expect(await left()).toEqual([]);
  expect(await store.read.selectFrom('server_keys').select('name').execute()).toHaveLength(2);
});

test('the operator changes the addresses of all links at once, also of those that are off', async () => {
  const { ana, list, store } = await aList();
  const { body: other } = await ana.post<{ id: string }>('/api/lists', { name: 'Otra' });
  const before = await set(ana, list, { isOn: true });
  const off = await set(ana, other.id, { isOn: true });
  await set(ana, other.id, { isOn: false });
  const url = `/api/lists/${list}/link`;
  const { headers } = await ana.get(url);
  expect(await renewLinks(store)).toBe(2);
  // A screen that knows the former address reads the new one.
  const known = { 'if-none-match': String(headers['etag']) };
  expect((await ana.send({ url, headers: known })).status).toBe(200);
  const after = await linkOf(ana, list);
  expect(after).toEqual({ ...before, address: after.address });
  expect(after.address).not.toBe(before.address);
  const again = await set(ana, other.id, { isOn: true });
  expect(again.address).not.toBe(off.address);
  const hashes = await store.read.selectFrom('link_codes').select('code_hash').execute();
  const told = [after, again].map(({ address }) => hashCode(address?.split('/').at(-1) ?? ''));
  expect(hashes.map((row) => row.code_hash).toSorted()).toEqual(told.toSorted());
});

test('a restored database gives every link a new address from the same key', async () => {
  const { ana, list, store } = await aList();
  const before = await set(ana, list, { isOn: true });
  await store.transaction(raiseLinks);
  const after = await linkOf(ana, list);
  expect(after).toMatchObject({ isOn: true, version: 2 });
  expect(after.address).not.toBe(before.address);
  const { code_hash } = await store.read
    .selectFrom('link_codes')
    .select('code_hash')
    .executeTakeFirstOrThrow();
  expect(code_hash).toBe(hashCode(after.address?.split('/').at(-1) ?? ''));
});
