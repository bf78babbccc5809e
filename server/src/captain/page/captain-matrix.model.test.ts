import { expect, test } from 'vitest';
import { helps } from '../../../testing/a-helper.ts';
import { DEVICE_COOKIE } from '../../../testing/a-linked-group.ts';
import { createMatch } from '../../../testing/a-match.ts';
import { makesCaptain } from '../../../testing/contract/captain.ts';
import { CONTRACT } from '../../../testing/contract/table.ts';
import { worldOf, type World } from '../../../testing/contract/world.ts';
import { everyRow } from '../../../testing/every-row.ts';
import { MISSING } from '../../../testing/ownership/odd-ids.ts';
import { comparableParts } from '../../../testing/ownership/secrets.ts';
import { PUBLIC_URL, testApp, type Client } from '../../../testing/test-app.ts';
import { cookieNames } from '../../identity/cookies.ts';
import { hashCode, keysOf } from '../../security/link-code.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

const HOUR = 60 * 60 * 1000;
const MS_PER_OPERATION = 5000;
const CODE_OF_NONE = 'a'.repeat(22);

/** The operations of the page of a captain, with the body of a request. */
const OPERATIONS = Object.values(CONTRACT)
  .flat()
  .filter(({ route }) => route.includes(' /c/:code'))
  .map(({ route, body }) => {
    const [method = '', url = ''] = route.split(' ');
    return { method: method as 'GET' | 'POST', url, body };
  });

/** Makes a player of a match its captain, whose device has this token; returns the code of the link. */
async function codeOf({ app }: Server, world: World, device: string): Promise<string> {
  const { body } = await makesCaptain(world);
  const { pathname } = new URL(body.url);
  const cookies = { [DEVICE_COOKIE]: device };
  await app.inject({ method: 'POST', url: `${pathname}/captain`, cookies, payload: {} });
  return pathname.replace('/c/', '');
}

/**
 * Creates two owners. One has the captains of tonight's match, of yesterday's match and of the match of another list;
 * the other one has a captain too. All their devices, and users with a session, are callers.
 */
async function everybody() {
  const server = await testApp();
  const { app, clock, signedIn } = server;
  const owner = await worldOf(server, 'carla');
  const foreign = await worldOf(server, 'otro');
  const start = clock.now;
  clock.now = start - 48 * HOUR;
  const yesterday = await createMatch(owner.client, owner.list, { date: '2026-11-18' });
  const ended = await codeOf(server, { ...owner, match: yesterday.id }, 'd'.repeat(22));
  clock.now = start;
  const { body: lists } = await owner.client.get<{ id: string }[]>('/api/lists');
  const otherList = lists.find(({ id }) => id !== owner.list)?.id ?? '';
  const otherMatch = await createMatch(owner.client, otherList);
  const other: World = { ...owner, match: otherMatch.id, player: owner.outsider };
  const codes = {
    tonight: await codeOf(server, owner, 'c'.repeat(22)),
    'other list': await codeOf(server, other, 'e'.repeat(22)),
    foreign: await codeOf(server, foreign, 'f'.repeat(22)),
  };
  const withRights = { list: owner.list, rights: 'matches-and-money' } as const;
  const { client: helper } = await helps(await signedIn('marcos'), owner.client, withRights);
  const device = (letter: string) => ({ [DEVICE_COOKIE]: letter.repeat(22) });
  const session = ({ token = '' }: Client) => ({ [cookieNames(PUBLIC_URL).session]: token });
  const callers = {
    tonight: device('c'),
    'other list': device('e'),
    foreign: device('f'),
    'yesterday’s captain': device('d'),
    stranger: device('s'),
    owner: session(owner.client),
    helper: session(helper),
    nobody: {},
  };
  const send = async (
    { method, url, body }: (typeof OPERATIONS)[number],
    code: string,
    { cookies, fields = {} }: { cookies: Record<string, string>; fields?: object },
  ) => {
    const payload = body && { payload: { ...body(owner), ...fields } };
    const response = await app.inject({
      method,
      url: url.replace(':code', code),
      cookies,
      ...payload,
    });
    // A browser without a cookie gets another token on each page.
    const text = JSON.stringify(comparableParts(response))
      .replaceAll(/,\\"token\\":\\"[\w-]+\\"/g, '')
      .replaceAll(/"content-length":"\d+"/g, '');
    return { status: response.statusCode, text: text.replaceAll(code, 'code') };
  };
  const secrets = [owner, foreign].flatMap(({ list, match, player, second }) => [
    list,
    match,
    player,
    second,
  ]);
  return { ...server, owner, foreign, codes, ended, callers, send, secrets };
}

/** Returns the status with which devices that do not hold a link read: they see the page, and get no stream. */
const statusOfRead = (url: string) => (url.endsWith('/changes') ? 204 : 200);

test(
  'a code that has ended or never was is the same to everybody, also to its former captain',
  async () => {
    const { ended, callers, send, store } = await everybody();
    const before = await everyRow(store);
    let count = 0;
    for (const operation of OPERATIONS)
      for (const [caller, cookies] of Object.entries(callers)) {
        const none = await send(operation, CODE_OF_NONE, { cookies });
        const name = `${operation.method} ${operation.url}, ${caller}`;
        expect({ name, ...(await send(operation, ended, { cookies })) }).toEqual({
          name,
          status: 404,
          text: none.text,
        });
        count += 1;
      }
    expect(count).toBeGreaterThan(70);
    expect(await everyRow(store)).toEqual(before);
  },
  OPERATIONS.length * MS_PER_OPERATION,
);

test(
  'only the device that holds a link reads and changes its match; all others are told the same',
  async () => {
    const { codes, callers, send, store, secrets } = await everybody();
    const before = await everyRow(store);
    let count = 0;
    for (const operation of OPERATIONS)
      for (const [of, code] of Object.entries(codes)) {
        const { text } = await send(operation, code, { cookies: callers.stranger });
        for (const [caller, cookies] of Object.entries(callers)) {
          if (caller === of) continue;
          const name = `${operation.method} ${operation.url}, ${caller}, ${of}`;
          const got = await send(operation, code, { cookies });
          const status = operation.method === 'GET' ? statusOfRead(operation.url) : 409;
          expect({ name, ...got }).toEqual({ name, status, text });
          const leaks = secrets.filter((secret) => got.text.includes(secret));
          expect({ name, leaks }).toEqual({ name, leaks: [] });
          count += 1;
        }
        expect(text).not.toContain('\\"evening\\":{');
      }
    expect(count).toBeGreaterThan(200);
    expect(await everyRow(store)).toEqual(before);
  },
  OPERATIONS.length * MS_PER_OPERATION,
);

test('a player of another match is to the captain a player who does not exist', async () => {
  const { owner, foreign, codes, callers, send, store } = await everybody();
  const code = codes.tonight;
  const keyOf = keysOf(hashCode(code));
  const before = await everyRow(store);
  const operations = OPERATIONS.filter(({ body }) => {
    const fields = Object.keys(body?.(owner) ?? {});
    return fields.includes('player') || fields.includes('proposal');
  });
  expect(operations).toHaveLength(3);
  for (const operation of operations) {
    const about = (id: string) => ({ player: keyOf(id), proposal: keyOf(id) });
    const told = async (fields: object) =>
      send(operation, code, { cookies: callers.tonight, fields });
    const missing = await told(about(MISSING));
    for (const id of [owner.outsider, foreign.player, foreign.match, owner.match])
      expect(await told(about(id))).toEqual(missing);
    expect(await told({ player: owner.player, proposal: owner.player })).toEqual(missing);
    expect(missing.status).toBe(409);
  }
  expect(await everyRow(store)).toEqual(before);
});
