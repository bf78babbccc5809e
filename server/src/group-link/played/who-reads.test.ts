import { API, type Profile } from '@picadito/domain';
import { expect, test } from 'vitest';
import { cookieNames } from '../../identity/cookies.ts';
import { aLinkedGroupOf, type aDevice } from '../../../testing/a-linked-group.ts';
import { PUBLIC_URL, type Client } from '../../../testing/test-app.ts';
import {
  aPlayedGroup,
  HOUR,
  VOTES_CLOSE,
} from '../../../testing/group-link/played/a-played-group.ts';

/** Matches routes whose replies this test does not read. */
const LEFT_OUT = /^GET \/(auth|g|healthz|readyz|api\/(events|docs|openapi|health))/;
const OF_THE_MOMENT = /"(exportedAt|lastSeenAt|token)":"[^"]*"/g;

type Group = Awaited<ReturnType<typeof aPlayedGroup>>;
type Device = ReturnType<typeof aDevice>;
type Seen = Record<string, string>;

/**
 * Sends every GET of the contract except `LEFT_OUT` as the organiser, with the ids of the group's match and list, and
 * returns the responses by route.
 */
async function asOrganiser(organiser: Client, { match, list, app }: Group): Promise<Seen> {
  const { body: profile } = await organiser.get<Profile>('/api/me');
  const ids: Record<string, string> = { users: profile.id, matches: match.id, lists: list.id };
  const cookies = { [cookieNames(PUBLIC_URL).session]: organiser.token ?? '' };
  const routes = API.flatMap((table) => Object.values(table).map(({ route }) => route));
  const seen: Seen = {};
  for (const route of routes.filter((one) => one.startsWith('GET ') && !LEFT_OUT.test(one))) {
    const url = route
      .slice(4)
      .replace(/(\w+)\/:id/, (_match: string, of: string) => `${of}/${ids[of]}`);
    const { statusCode, body } = await app.inject({ url, cookies });
    seen[route] = `${statusCode} ${body.replaceAll(OF_THE_MOMENT, '')}`;
  }
  return seen;
}

async function asDevice({ app }: Group, device: Device, ...paths: string[]): Promise<Seen> {
  const seen: Seen = {};
  for (const url of paths) {
    const { body } = await app.inject({ url, cookies: device.cookies });
    seen[url] = body.replaceAll(OF_THE_MOMENT, '');
  }
  return seen;
}

async function everyReader() {
  const group = await aPlayedGroup();
  const other = await group.signedIn('zulema');
  const martes = await aLinkedGroupOf(group, 'ana', 3, 'Martes');
  const foreign = await aLinkedGroupOf(group, 'zulema', 3, 'Ajenos');
  const [second, foreigner] = [martes.device(), foreign.device()];
  await second.says(1, 'voy');
  await foreigner.says(1, 'voy');
  const [one, two] = [await group.personalPath(1), await group.personalPath(2)];
  const { path, device, phoneOf } = group;
  const read = async (): Promise<Record<string, Seen>> => ({
    organiser: await asOrganiser(group.ana, group),
    'other organiser': await asOrganiser(other, group),
    'device of who voted': await asDevice(group, phoneOf(1), path, one),
    'device of another who voted': await asDevice(group, phoneOf(2), path, two),
    'device of who did not': await asDevice(group, phoneOf(5), path),
    'other device by the personal link of who voted': await asDevice(group, device(), one),
    'no device': await asDevice(group, device(), path),
    'device of another list': await asDevice(group, second, martes.path, path),
    'device of another organiser': await asDevice(group, foreigner, foreign.path, path),
  });
  // Reading earns badges, so everything is read once before.
  await read();
  return { ...group, read };
}

test('before the close a vote is visible only to the device that sent it', async () => {
  const { read, votes, clock, keyOfNumber } = await everyReader();
  const voters = ['device of who voted', 'device of another who voted'];
  for (const [at, left] of [24 * HOUR, 12 * HOUR, 1].entries()) {
    clock.now = VOTES_CLOSE - left;
    const before = await read();
    for (const [voter, whom] of [
      [1, 2],
      [2, 3],
      [3, 1 + at],
      [6, 3],
    ] as const)
      await votes(voter, whom);
    const after = await read();
    for (const [reader, seen] of Object.entries(after)) {
      const known = voters.includes(reader) ? withoutOwn(seen, keyOfNumber) : seen;
      const then = before[reader] ?? {};
      const was = voters.includes(reader) ? withoutOwn(then, keyOfNumber) : then;
      expect({ reader, known }).toEqual({ reader, known: was });
    }
    const [path = ''] = Object.keys(after['device of who voted'] ?? {});
    expect(after['device of who voted']?.[path]).toContain(`"chosen":"${keyOfNumber(2)}"`);
  }
});

const withoutOwn = (seen: Seen, keyOfNumber: Group['keyOfNumber']): Seen =>
  Object.fromEntries(
    Object.entries(seen).map(([url, body]) => [
      url,
      body.replace(new RegExp(`"chosen":("(${keyOfNumber(2)}|${keyOfNumber(3)})"|null)`), ''),
    ]),
  );

test('after the close the list and its organiser see the figura, and nobody sees who voted for whom', async () => {
  const { read, votes, clock, ids } = await everyReader();
  for (const [voter, whom] of [
    [1, 2],
    [2, 3],
    [3, 2],
  ] as const)
    await votes(voter, whom);
  clock.now = VOTES_CLOSE;
  const after = await read();
  const reads = (reader: string, text: string) =>
    Object.entries(after[reader] ?? {}).flatMap(([url, body]) => (body.includes(text) ? url : []));
  expect(reads('organiser', '"votes":2')).toEqual([
    'GET /api/me/export',
    'GET /api/lists/:id/link/page',
    'GET /api/matches/:id/result',
    'GET /api/figuras',
  ]);
  expect(reads('no device', '"figura":{"names":["Jueves 02"],"votes":2}')).toHaveLength(1);
  expect(reads('other organiser', 'Jueves')).toEqual([]);
  expect(reads('other organiser', ids[1] ?? '')).toEqual([]);
  for (const reader of ['device of another list', 'device of another organiser'])
    expect(reads(reader, 'Jueves 02')).toHaveLength(1);
  for (const reader of Object.keys(after)) {
    const others = reads(reader, '"chosen":"').length;
    expect({ reader, others }).toEqual({ reader, others: 0 });
  }
});

test('only the organiser and the reporting device see the score that a player reports', async () => {
  const { read, proposes } = await everyReader();
  const before = await read();
  await proposes(1, '17–16');
  const after = await read();
  const changed = Object.keys(after).filter(
    (reader) => JSON.stringify(after[reader]) !== JSON.stringify(before[reader]),
  );
  expect(changed).toEqual(['organiser', 'device of who voted']);
});
