import type { GroupLink, GroupPage } from '@picadito/domain';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cookieNames } from '../../identity/cookies.ts';
import { aMatch, confirm, teamsInHalves } from '../../../testing/a-match.ts';
import { invite } from '../../../testing/a-helper.ts';
import { everyRow } from '../../../testing/every-row.ts';
import { PUBLIC_URL, testApp, type Client } from '../../../testing/test-app.ts';
import { UNKNOWN_CODES } from '../../http/limits/unknown-codes.ts';

const DEAD = 'Este link no anda. Pedile el nuevo a quien organiza.';

const set = async (organiser: Client, listId: string, input: object) => {
  const { body } = await organiser.put<GroupLink>(`/api/lists/${listId}/link`, input);
  return (body.address ?? '').replace(PUBLIC_URL, '');
};

async function aLink(levels = '3452') {
  // However slow the machine is, no token becomes free again before a test ends.
  const server = await testApp({ unknownCodes: { ...UNKNOWN_CODES, perSecond: 0.001 } });
  const ana = await server.signedIn('ana');
  const { list, match, ids } = await aMatch(ana, levels);
  const path = await set(ana, list.id, { isOn: true });
  const open = (url: string, remoteAddress = '192.0.2.1') =>
    server.app.inject({ url, remoteAddress });
  return { ...server, ana, list: list.id, match: match.id, ids, path, open };
}

function madeOf(html: string): GroupPage {
  const [, json = ''] = /<pre>(.*)<\/pre>/.exec(html) ?? [];
  return (JSON.parse(json) as { page: GroupPage }).page;
}

test('anybody with the group link sees the next match of the list, without a session', async () => {
  const { open, path, ana, match, ids } = await aLink();
  await confirm(ana, match, ids[0] ?? '', false);
  const { statusCode, body } = await open(path);
  const page = madeOf(body);
  expect(statusCode).toBe(200);
  expect(page.next).toMatchObject({ time: '21:00', missing: 7 });
  const states = page.next?.people.map(({ state }) => state);
  expect(states).toEqual(['in', 'in', 'in', 'silent']);
  const keysOf = (thing: object | null | undefined) => Object.keys(thing ?? {}).toSorted();
  expect(keysOf(page)).toEqual(
    [
      'asked',
      'claim',
      'claims',
      'ended',
      'isStrict',
      'isSurveyOpen',
      'mayAnswerSurvey',
      'lastDate',
      'bibs',
      'money',
      'later',
      'me',
      'next',
      'played',
      'previewsMatch',
      'proposals',
      'questions',
      'sent',
      'suspended',
      'takeBacks',
      'takenOut',
      'undo',
    ].toSorted(),
  );
  expect(keysOf(page.next)).toEqual(
    `answersUntil canAnswer capacity date isClosed isToday kept key location missing night people teams time`.split(
      ' ',
    ),
  );
  expect(keysOf(page.next?.people[0])).toEqual(
    [
      'addedBy',
      'askedUntil',
      'comment',
      'host',
      'isAskedToday',
      'isFromOtherDevice',
      'key',
      'movedFrom',
      'name',
      'place',
      'state',
    ].toSorted(),
  );
});

test('without a next match the page shows the match that ended last, also one that was ended early', async () => {
  const { open, path, ana, match, clock } = await aLink();
  clock.now = Date.parse('2026-11-27T00:30:00Z');
  await ana.patch(`/api/matches/${match}`, { status: 'completado' });
  const page = madeOf((await open(path)).body);
  expect([page.next, page.ended[0]?.date, page.lastDate]).toEqual([
    null,
    '2026-11-26',
    '2026-11-26',
  ]);
});

test('the page shows the teams once they are shared, and every later change of them', async () => {
  const { open, path, ana, match, ids } = await aLink();
  await ana.post(`/api/matches/${match}/teams`, teamsInHalves(match, ids));
  expect(madeOf((await open(path)).body).next?.teams).toBeNull();
  await ana.put(`/api/matches/${match}/teams/shown`, {});
  const { next } = madeOf((await open(path)).body);
  expect(next?.teams?.claro).toHaveLength(2);
  expect(next?.teams?.oscuro).toHaveLength(2);
});

test('the organiser can see the page before the link is on', async () => {
  const { ana, app, list, open, path } = await aLink();
  const page = madeOf((await open(path)).body);
  await set(ana, list, { isOn: false });
  const cookies = { [cookieNames(PUBLIC_URL).session]: ana.token ?? '' };
  const own = await app.inject({ url: `/api/lists/${list}/link/page`, cookies });
  expect(madeOf(own.body)).toEqual(page);
});

test('unknown, malformed, changed or switched-off links and links of a deleted list get one identical reply', async () => {
  const { ana, list, path, open } = await aLink();
  const { body: other } = await ana.post<{ id: string }>('/api/lists', { name: 'Otra' });
  const off = await set(ana, other.id, { isOn: true });
  await set(ana, other.id, { isOn: false });
  await set(ana, list, { isOn: true, version: 2 });
  const { body: third } = await ana.post<{ id: string }>('/api/lists', { name: 'Tercera' });
  const deleted = await set(ana, third.id, { isOn: true });
  await ana.delete(`/api/lists/${third.id}`);
  const odd = [
    '/g/x',
    '/g',
    '/g/',
    '/g/%00',
    '/g/a/b',
    `${path}x`,
    `${path}/x`,
    `/g/${'x'.repeat(5000)}`,
  ];
  const unknown = `/g/${'a'.repeat(22)}`;
  const told = async (url: string) => {
    const { statusCode, headers, body } = await open(url, `192.0.2.${url.length % 250}`);
    const { date: _date, ...lasting } = headers;
    return { statusCode, headers: lasting, body };
  };
  const expected = await told(unknown);
  expect(expected).toMatchObject({ statusCode: 404, body: expect.stringContaining(DEAD) });
  for (const url of [path, off, deleted, ...odd]) expect(await told(url)).toEqual(expected);
});

test('an address that requests many unknown codes is limited, and still opens a known code', async () => {
  const { open, path } = await aLink();
  for (let count = 0; count < UNKNOWN_CODES.burst; count += 1)
    expect((await open(`/g/unknown-${count}`)).statusCode).toBe(404);
  const late = await open('/g/unknown');
  expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(late.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  expect(late.body).toContain('Probaste muchos links que no andan. Esperá un minuto');
  expect((await open('/g/unknown', '192.0.2.2')).statusCode).toBe(404);
  for (let count = 0; count < 2 * UNKNOWN_CODES.burst; count += 1)
    expect((await open(path)).statusCode).toBe(200);
});

test('codes of invitations count like those of links, and a known invitation still opens', async () => {
  const { open, ana, list } = await aLink();
  const known = `/api/invitations/${await invite(ana, list, 'matches')}`;
  for (let count = 0; count < UNKNOWN_CODES.burst; count += 1)
    expect((await open(`/api/invitations/unknown-${count}`)).statusCode).toBe(404);
  const late = await open('/api/invitations/unknown');
  expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await open('/g/unknown')).statusCode).toBe(429);
  expect((await open(known)).statusCode).toBe(200);
});

test('the page is closed to search robots and caches, and the CSP allows its one style sheet by hash', async () => {
  const { open, path } = await aLink();
  for (const url of [path, '/g/unknown']) {
    const { headers, body } = await open(url);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'same-origin',
      'content-security-policy': expect.stringContaining(`style-src 'self' 'sha256-${hash}';`),
    });
    expect(String(headers['content-security-policy'])).not.toContain('unsafe');
    expect(headers['set-cookie']).toBe(undefined);
  }
});

test('a match of the page can be added to a calendar, without an id that opens anything', async () => {
  const { open, path, match } = await aLink();
  const key = madeOf((await open(path)).body).next?.key;
  const { statusCode, headers, body } = await open(`${path}/calendar/${key}`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="partido.ics"',
    'cache-control': 'private, no-store',
  });
  expect(body).toContain('SUMMARY:Partido en ');
  expect(body).not.toContain(match);
  expect(body).not.toContain(key);
  expect((await open(`/g/x/calendar/${key}`)).body).toContain(DEAD);
});

test('the address of a match that is no longer on the page leads to the page, however often it is opened', async () => {
  const { open, path, clock } = await aLink();
  const key = madeOf((await open(path)).body).next?.key;
  clock.now = Date.parse('2026-11-28T00:00:00Z');
  for (let count = 0; count < 2 * UNKNOWN_CODES.burst; count += 1) {
    const { statusCode, body } = await open(`${path}/calendar/${key}`);
    const { asked, ended } = madeOf(body);
    expect([statusCode, ended[0]?.date]).toEqual([404, '2026-11-26']);
    expect(asked).toEqual({ kind: 'refused', sentence: 'Ese partido ya pasó.', given: null });
  }
  expect((await open('/g/unknown')).statusCode).toBe(404);
});

test('the address of a refused answer leads to the page when it is opened again', async () => {
  const { open, path } = await aLink();
  for (const form of [
    'answer',
    'forget',
    'guest',
    'newcomer',
    'withdraw',
    'drop-out',
    'claim',
    'take-back',
    'score',
    'vote',
    'paid',
  ]) {
    const { statusCode, headers } = await open(`${path}/${form}`);
    expect([statusCode, headers.location]).toEqual([303, path]);
    expect((await open(`/g/unknown/${form}`)).body).toContain(DEAD);
  }
});

test('an address with punctuation that a chat or a sentence has put at its end leads to the page', async () => {
  const { open, path, ana, list } = await aLink();
  const { body: personal } = await ana.get<{ address: string }[]>(
    `/api/lists/${list}/link/personal`,
  );
  const own = (personal[0]?.address ?? '').replace(PUBLIC_URL, '');
  for (const address of [path, own]) {
    expect((await open(address)).statusCode).toBe(200);
    const visible = [
      '/',
      '//',
      '.',
      ')',
      '/)',
      '*',
      '_',
      '>',
      ',',
      '…',
      '»',
      '!.',
      '-',
      '%22',
      '☝️',
    ];
    for (const signs of [...visible, '\u200b', '\ufeff', '.\u200f'])
      expect([signs, (await open(`${address}${signs}`)).headers.location]).toEqual([
        signs,
        address,
      ]);
  }
  expect((await open(`${path}/answer/`)).headers.location).toBe(`${path}/answer`);
  expect((await open(`/g/${'a'.repeat(22)}.`)).body).toContain(DEAD);
  expect((await open(`${path}/calendar/x/y/.`)).body).toContain(DEAD);
  for (const signs of ['%2f.', '%0d%0a.'])
    expect((await open(`${path}/${signs}`)).headers.location).toBe(path);
  for (const key of ['%00', 'é.', '%0d%0aa'])
    expect((await open(`${path}/${key}`)).body).toContain(DEAD);
  expect((await open(`${path}/%E0%A4.`)).statusCode).toBeLessThan(500);
  expect((await open(`${path}/%zz`)).statusCode).toBeLessThan(500);
});

test('opening a group link writes nothing', async () => {
  const { app, store, path, ana, list } = await aLink();
  const cookies = { [cookieNames(PUBLIC_URL).session]: ana.token ?? '' };
  const before = await everyRow(store);
  for (const method of ['GET', 'HEAD'] as const) {
    for (const url of [path, `${path}?27-11`, '/g/unknown', `/api/lists/${list}/link/page`])
      await app.inject({ method, url, cookies });
  }
  expect(await everyRow(store)).toEqual(before);
});
