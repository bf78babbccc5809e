import { expect, test } from 'vitest';
import { aMatch, confirm, createMatch, teamsInHalves } from '../../testing/a-match.ts';
import { aLinkedGroup } from '../../testing/a-linked-group.ts';
import { ask } from '../../testing/contract/ask.ts';
import { contractServer, worldOf, type World } from '../../testing/contract/world.ts';
import { rowOf } from '../../testing/contract/table.ts';
import { statements } from '../../testing/temporary-store.ts';
import { testApp, type Client } from '../../testing/test-app.ts';

const HOUR_MS = 60 * 60 * 1000;

const etagIn = (headers: Record<string, unknown>) => headers['etag'] as string;

async function etagOf(client: Client, url: string): Promise<string> {
  const { status, headers } = await client.get(url);
  expect({ url, status, etag: headers['etag'] }).toEqual({
    url,
    status: 200,
    etag: expect.stringMatching(/^W\/"[\w.-]+"$/),
  });
  return etagIn(headers);
}

const reply = (client: Client, url: string, etag: string) =>
  client.send<unknown>({ url, headers: { 'if-none-match': etag } });
const statusOf = async (client: Client, url: string, etag: string) =>
  (await reply(client, url, etag)).status;

/** Returns all addresses whose responses have an ETag, for a list and a match with teams. */
function conditional(mine: Pick<World, 'list' | 'match'>): string[] {
  const match = `/api/matches/${mine.match}`;
  const list = `/api/lists/${mine.list}`;
  const ofList = ['players', 'link'].map((part) => `${list}/${part}`);
  const lists = ['/api/lists', list, ...ofList, '/api/players', '/api/marks'];
  const matches = ['/api/home', '/api/matches', '/api/matches?order=created&q=nunez', match];
  const ofMatch = ['players', 'answers', 'teams', 'evening'].map((part) => `${match}/${part}`);
  const counted = ['/api/matches/counts', '/api/players/stats', ...FIGURES];
  return [...lists, ...matches, ...ofMatch, ...counted];
}

async function anEvening() {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const { list, match, ids } = await aMatch(ana, '3434');
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids));
  const urls = conditional({ list: list.id, match: match.id });
  return { ...server, ana, list, match, ids, urls };
}

test('a 304 needs only the statement of the session, and is short', async () => {
  const { ana, urls } = await anEvening();
  for (const url of urls) {
    const etag = await etagOf(ana, url);
    statements.clear();
    const { status, body, headers } = await reply(ana, url, etag);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    const found = { url, status, body, statements: statements.size };
    expect(found).toEqual({ url, status: 304, body: null, statements: 1 });
    expect(headers).toMatchObject({ etag, 'cache-control': 'no-store' });
    expect(`HTTP/1.1 304 Not Modified\r\n${lines.join('')}\r\n`.length).toBeLessThan(250);
  }
});

test.for([
  ['POST', 100],
  ['PUT', 390],
  ['PATCH', 80],
  ['DELETE', 140],
] as const)(
  'after any %s of the contract, a 304 is sent only for an unchanged response',
  async ([ofMethod, changes]) => {
    const server = await contractServer();
    const { app, clock } = server;
    const start = clock.now;
    const theirs = await worldOf(server, 'Beto');
    const writes = app.routeTable.filter(({ method, url }) => {
      return method === ofMethod && url.startsWith('/api/');
    });
    const count = { changed: 0, same: 0 };
    for (const route of writes) {
      const row = rowOf(route);
      const mine = await worldOf(server, `Ana ${row.route}`);
      await row.before?.(mine, server);
      const { client } = mine;
      await client.post(
        `/api/matches/${mine.match}/teams`,
        teamsInHalves(mine.match, [mine.player, mine.second]),
      );
      await row.good[0]?.given?.(mine, server);
      const urls = conditional(mine);
      const before = await Promise.all(urls.map((url) => client.get<unknown>(url)));
      await ask({ server, row, route, mine, theirs }, {});
      for (const [index, url] of urls.entries()) {
        const { body, headers } = before[index] ?? {};
        if (headers?.['etag'] === undefined) continue;
        const { status } = await reply(client, url, etagIn(headers));
        const again = status === 304 ? (await client.get(url)).body : body;
        expect([row.route, url, again]).toEqual([row.route, url, body]);
        count[status === 304 ? 'same' : 'changed'] += 1;
      }
      clock.now = start;
    }
    expect(count.changed).toBeGreaterThan(changes);
  },
);

const FIGURES = ['/api/players/stats/figures', '/api/players/stats/figures?season=2026'];
const TIMED = [
  '/api/home',
  '/api/matches',
  '/api/matches/counts',
  '/api/players/stats',
  ...FIGURES,
];

test('responses that show the status of a match are sent again once the match is over', async () => {
  const { ana, match, clock } = await anEvening();
  const urls = [...TIMED, `/api/matches/${match.id}`];
  const over = Date.parse('2026-11-27T00:00:00Z') + 2 * HOUR_MS;
  clock.now = over - HOUR_MS;
  const etags = await Promise.all(urls.map((url) => etagOf(ana, url)));
  const statuses = () =>
    Promise.all(urls.map((url, index) => statusOf(ana, url, etags[index] ?? '')));
  clock.now = over - 1;
  expect(await statuses()).toEqual(urls.map(() => 304));
  clock.now = over;
  expect(await statuses()).toEqual(urls.map(() => 200));
  const { body } = await ana.get(urls.at(-1) ?? '');
  expect(body).toMatchObject({ status: 'completado' });
});

test('a status that the organiser has set does not change with the clock', async () => {
  const { ana, match, clock } = await anEvening();
  await ana.patch(`/api/matches/${match.id}`, { status: 'cancelado' });
  const urls = [...TIMED.slice(1), `/api/matches/${match.id}`];
  const etags = await Promise.all(urls.map((url) => etagOf(ana, url)));
  clock.now += 10 * 24 * HOUR_MS;
  for (const [index, url] of urls.entries())
    expect(await statusOf(ana, url, etags[index] ?? '')).toBe(304);
});

test('home is sent again on the next day', async () => {
  const { ana, clock } = await anEvening();
  const etag = await etagOf(ana, '/api/home');
  clock.now = Date.parse('2026-11-20T23:59:59.999Z');
  expect(await statusOf(ana, '/api/home', etag)).toBe(304);
  clock.now += 1;
  expect(await statusOf(ana, '/api/home', etag)).toBe(200);
});

test('an ETag is valid for one organiser, one address and one version of the program', async () => {
  const { ana, visitor, store, urls } = await anEvening();
  const etag = await etagOf(ana, '/api/lists');
  expect(await statusOf(visitor, '/api/lists', etag)).toBe(401);
  for (const url of urls.filter((one) => one !== '/api/lists'))
    expect({ url, status: await statusOf(ana, url, etag) }).toEqual({ url, status: 200 });
  const upgraded = await testApp({ program: 'the next' }, store);
  expect(await statusOf(await upgraded.signedIn('ana'), '/api/lists', etag)).toBe(200);
});

test('two organisers with the same version have ETags of their own', async () => {
  const { signedIn } = await testApp();
  const [ana, beto] = [await signedIn('ana'), await signedIn('beto')];
  for (const organiser of [ana, beto]) await aMatch(organiser, '34');
  const versionOf = async (client: Client) =>
    (await client.get<{ version: string }>('/api/session')).body.version;
  expect(await versionOf(ana)).toBe(await versionOf(beto));
  for (const url of ['/api/home', '/api/lists', '/api/matches', '/api/marks']) {
    expect(await statusOf(ana, url, await etagOf(ana, url))).toBe(304);
    expect(await statusOf(ana, url, await etagOf(beto, url))).toBe(200);
  }
});

test('a server accepts the ETags of other servers, and sees their changes', async () => {
  const { ana, store, match, ids } = await anEvening();
  const second = await testApp({}, store);
  const there = await second.signedIn('ana');
  const url = `/api/matches/${match.id}/players`;
  const etag = await etagOf(ana, url);
  expect(await statusOf(there, url, etag)).toBe(304);
  await confirm(there, match.id, ids[0] ?? '', false);
  expect(await statusOf(ana, url, etag)).toBe(200);
  expect(await statusOf(ana, url, await etagOf(there, url))).toBe(304);
});

test('an answer by the link changes the ETags of the organiser', async () => {
  const { ana, match, device } = await aLinkedGroup();
  const url = `/api/matches/${match.id}/answers`;
  const etag = await etagOf(ana, url);
  const nico = device();
  await nico.page();
  expect(await statusOf(ana, url, etag)).toBe(304);
  await nico.says(1, 'nose');
  expect(await statusOf(ana, url, etag)).toBe(200);
});

const NONE = 'A'.repeat(22);
const FUTURE = 'zzzzzzzzz';

test.each([
  '',
  '*',
  'W/',
  '""',
  'W/"x"',
  '"'.repeat(200),
  'W/"ñandú"',
  `W/"${NONE}.${FUTURE}"`,
  `W/"${NONE}"`,
  ','.repeat(500),
  `W/"${'A'.repeat(4000)}"`,
])('an ETag that is not current is ignored: %s', async (etag) => {
  const { signedIn } = await testApp();
  expect(await statusOf(await signedIn('ana'), '/api/home', etag)).toBe(200);
});

test('one matching ETag of several is enough, weak or strong', async () => {
  const { ana } = await anEvening();
  const etag = await etagOf(ana, '/api/home');
  for (const given of [`"x", ${etag}`, etag.replace('W/', ''), `${etag},W/"y"`])
    expect(await statusOf(ana, '/api/home', given)).toBe(304);
});

test('a request that is refused has no ETag, nor has an empty list', async () => {
  const { ana, match, list, notes } = await anEvening();
  await ana.delete(`/api/matches/${match.id}/teams`);
  const { headers, status } = await ana.get(`/api/matches/${'x'.repeat(24)}`);
  expect({ status, etag: headers['etag'] }).toEqual({ status: 404, etag: undefined });
  await ana.delete(`/api/lists/${list.id}`);
  const url = `/api/matches/${match.id}/players`;
  expect((await ana.get(url)).headers['etag']).toBeUndefined();
  expect(notes).toHaveLength(1);
});

test.for(['/api/matches', '/api/home'])(
  'the ETags of %s expire at the times of matches in all zones',
  async (url) => {
    const { ana, list, clock } = await anEvening();
    const zones = ['Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Kathmandu', 'UTC'];
    for (const timeZone of zones)
      for (const time of ['00:00', '23:59']) await createMatch(ana, list.id, { timeZone, time });
    // The steps go from the day before the matches until their votes are counted.
    clock.now += 5 * 24 * HOUR_MS;
    const end = clock.now + 4 * 24 * HOUR_MS;
    let known: { etag: string; body: unknown } | undefined;
    let times304 = 0;
    while (clock.now < end) {
      clock.now += 29 * 60_000;
      const { body, headers } = await ana.get<unknown>(url);
      const isSame = known && (await statusOf(ana, url, known.etag)) === 304;
      if (isSame) times304++;
      else known = { etag: etagIn(headers), body };
      expect(known?.body).toEqual(body);
    }
    expect(times304).toBeGreaterThan(150);
  },
);

test('the answers of a match are sent again when guests stop waiting behind players of the list', async () => {
  const { ana, match, device, clock } = await aLinkedGroup(3);
  const url = `/api/matches/${match.id}/answers`;
  await ana.put(`${url}/settings`, { capacity: 2, answersUntil: null });
  const host = device();
  await host.says(1, 'voy');
  await device().says(2, 'voy');
  await host.brings(1, 'Dani');
  const dayBefore = Date.parse('2026-11-27T00:00:00Z') - 24 * HOUR_MS;
  clock.now = dayBefore - 1;
  const etag = await etagOf(ana, url);
  expect(await statusOf(ana, url, etag)).toBe(304);
  clock.now = dayBefore;
  expect(await statusOf(ana, url, etag)).toBe(200);
  expect(await statusOf(ana, url, await etagOf(ana, url))).toBe(304);
});
