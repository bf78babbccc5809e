import type { CaptainLink, GroupLink, HelperLink } from '@picadito/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anOffer } from '../../testing/handover/an-offer.ts';
import { aMatch } from '../../testing/a-match.ts';
import { anEmptyDatabase } from '../../testing/an-empty-database.ts';
import { testApp, type Client } from '../../testing/test-app.ts';
import { endCaptains } from '../captain/end-captains.ts';
import { deleteExpired } from '../delete-expired.ts';
import { endInvitations } from '../helpers/end-invitations.ts';
import { hashCode } from '../security/link-code.ts';
import { MIGRATIONS } from '../store/migrations/migrate.ts';
import type { Store } from '../store/store.ts';
import { raiseLinks, renewLinks } from './renew-links.ts';

const DAY = 24 * 60 * 60 * 1000;
const codeIn = (address: string | null) => address?.split('/').at(-1) ?? '';

/** Makes a list with a group link, the captain of a match, and an invitation. */
async function aLinkedList(organiser: Client) {
  const { list, match, ids } = await aMatch(organiser, '33');
  const linkUrl = `/api/lists/${list.id}/link`;
  const captainUrl = `/api/matches/${match.id}/captain`;
  const helpersUrl = `/api/lists/${list.id}/helpers`;
  const turn = (input: object) => organiser.put<GroupLink>(linkUrl, input);
  const make = (playerId = ids[0] ?? '') => organiser.post<CaptainLink>(captainUrl, { playerId });
  const invite = () => organiser.post<HelperLink>(helpersUrl, { rights: 'matches' });
  const { address } = (await turn({ isOn: true })).body;
  const codes = {
    group: codeIn(address),
    captain: codeIn((await make()).body.url),
    invitation: codeIn((await invite()).body.url),
  };
  return { list, match, ids, captainUrl, helpersUrl, codes, turn, make, invite };
}

/** Returns the kinds of the stored codes, after checking that each leads to an existing row of its user. */
async function kindsIn({ read }: Store): Promise<string[]> {
  const codes = await read.selectFrom('link_codes').selectAll().execute();
  const subjects = [
    await read.selectFrom('group_links').select(['user_id', 'list_id as id']).execute(),
    await read.selectFrom('captains').select(['user_id', 'match_id as id']).execute(),
    await read.selectFrom('helpers').select(['user_id', 'helper_id as id']).execute(),
  ];
  const known = subjects.flat().map(({ user_id, id }) => `${user_id} ${id}`);
  for (const { user_id, subject_id } of codes) expect(known).toContain(`${user_id} ${subject_id}`);
  return codes.map(({ kind }) => kind).toSorted();
}

const hashesIn = async ({ read }: Store) =>
  (await read.selectFrom('link_codes').select('code_hash').execute())
    .map((row) => row.code_hash)
    .toSorted();

const ALL = ['captain', 'group', 'invitation'];

test('each link has one code, which a change replaces', async () => {
  const { signedIn, store } = await testApp();
  const { codes, turn, make, ids } = await aLinkedList(await signedIn('ana'));
  const stored = Object.values(codes).map(hashCode).toSorted();
  expect(await hashesIn(store)).toEqual(stored);
  await turn({ isOn: false });
  expect((await turn({ isOn: true })).body.address).toContain(codes.group);
  expect(await hashesIn(store)).toEqual(stored);
  const { address } = (await turn({ isOn: true, version: 2 })).body;
  const captain = codeIn((await make(ids[1])).body.url);
  const changed = [codeIn(address), captain, codes.invitation].map(hashCode).toSorted();
  expect(await hashesIn(store)).toEqual(changed);
});

test('no code is left behind when what it leads to is deleted', async () => {
  const server = await testApp();
  const { signedIn, store, clock } = server;
  const ana = await signedIn('ana');
  const { list, match, helpersUrl, invite } = await aLinkedList(ana);
  expect(await kindsIn(store)).toEqual(ALL);
  await ana.delete(`/api/matches/${match.id}`);
  expect(await kindsIn(store)).toEqual(['group', 'invitation']);
  const [helper] = (await ana.get<{ id: string }[]>(helpersUrl)).body;
  await ana.delete(`${helpersUrl}/${helper?.id}`);
  expect(await kindsIn(store)).toEqual(['group']);
  await invite();
  clock.now += 3 * DAY;
  await store.transaction((tx) => deleteExpired(tx, clock.now));
  expect(await kindsIn(store)).toEqual(['group']);
  await invite();
  await ana.delete(`/api/lists/${list.id}`);
  expect(await kindsIn(store)).toEqual([]);
  await aLinkedList(ana);
  const beto = await signedIn('beto');
  await aLinkedList(beto);
  await ana.delete('/api/me');
  expect(await kindsIn(store)).toEqual(ALL);
  await beto.delete('/api/me');
  expect(await kindsIn(store)).toEqual([]);
});

test('the operator ends all codes, and a restore those of its backup', async () => {
  const { signedIn, store } = await testApp();
  const ana = await signedIn('ana');
  const { codes } = await aLinkedList(ana);
  for (const end of [() => renewLinks(store), () => store.transaction(raiseLinks)]) {
    const before = await hashesIn(store);
    await end();
    const after = await hashesIn(store);
    expect(after.filter((hash) => !before.includes(hash))).toHaveLength(1);
    expect(after).not.toContain(hashCode(codes.group));
  }
  await store.transaction(endInvitations);
  await store.transaction(endCaptains);
  expect(await kindsIn(store)).toEqual(['captain', 'group']);
  expect((await ana.get(`/api/invitations/${codes.invitation}`)).status).toBe(404);
});

test('a list that is handed over takes its codes along', async () => {
  const { signedIn, store, app } = await testApp();
  const [ana, beto] = [await signedIn('ana'), await signedIn('beto')];
  const { list, codes } = await aLinkedList(ana);
  const offer = await anOffer(ana, beto, list);
  const before = await hashesIn(store);
  expect((await offer.accept()).status).toBe(200);
  expect(await kindsIn(store)).toEqual(ALL);
  expect(before).toEqual(expect.arrayContaining(await hashesIn(store)));
  for (const path of [`/g/${codes.group}`, `/c/${codes.captain}`])
    expect((await app.inject(path)).statusCode).toBe(200);
});

test('migration 051 keeps the codes of all links', async () => {
  const { migrate, db } = await anEmptyDatabase();
  const before = Object.entries(MIGRATIONS).filter(([name]) => name < '051');
  await migrate(Object.fromEntries(before));
  for (const statement of [
    sql`insert into users (user_id, name, created_at, last_timestamp, deeds_after)
      values ('ana', 'Ana', '', '', '')`,
    sql`insert into players_lists (user_id, list_id, name, created_at) values ('ana', 'l', 'n', '')`,
    sql`insert into matches (user_id, match_id, date, time, time_zone, starts_at, ends_at, location,
        is_recurring, created_at)
      values ('ana', 'm', '', '', '', '', '', '', 0, '')`,
    sql`insert into group_links (user_id, list_id, is_on, version, code_hash)
      values ('ana', 'l', 1, 1, 'g')`,
    sql`insert into captains (user_id, match_id, version, code_hash, created_at)
      values ('ana', 'm', 1, 'c', '')`,
    sql`insert into helpers
        (user_id, helper_id, list_id, rights, code_hash, invited_at, expires_at)
      values ('ana', 'h', 'l', 'matches', 'i', '', '')`,
  ])
    await statement.execute(db);
  await migrate();
  const rows = await db.selectFrom('link_codes').selectAll().orderBy('kind').execute();
  expect(rows).toEqual([
    { user_id: 'ana', kind: 'captain', subject_id: 'm', code_hash: 'c' },
    { user_id: 'ana', kind: 'group', subject_id: 'l', code_hash: 'g' },
    { user_id: 'ana', kind: 'invitation', subject_id: 'h', code_hash: 'i' },
  ]);
});
