import type { GroupLink } from '@picadito/domain';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aMatch, confirm, createList } from '../../../testing/a-match.ts';
import { aStream } from '../../../testing/an-event-stream.ts';
import { eventually } from '../../../testing/eventually.ts';
import { PUBLIC_URL, testApp } from '../../../testing/test-app.ts';

async function aLink() {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const { list, match, ids } = await aMatch(ana, '3452');
  const set = async (input: object) => {
    const { body } = await ana.put<GroupLink>(`/api/lists/${list.id}/link`, input);
    return (body.address ?? '').replace(PUBLIC_URL, '');
  };
  const path = await set({ isOn: true });
  const versions = async (code = path) => {
    const stream = await aStream(server.app, `${code}/changes`);
    return { ...stream, ids: () => stream.told.map(({ id }) => id) };
  };
  return { ...server, ana, set, path, match: match.id, players: ids, versions };
}

test('the stream of a page sends its version, each later version, and nothing else', async () => {
  const { ana, match, players, versions } = await aLink();
  const [one, other] = [await versions(), await versions()];
  const bothAreTold = (count: number) =>
    eventually(() => expect([one, other].map(({ told }) => told.length)).toEqual([count, count]));
  await bothAreTold(1);
  await createList(ana, 'Sábado', '34');
  await ana.put(`/api/players/${players[0]}`, { name: 'Jueves 01', skillLevel: '5' });
  await confirm(ana, match, players[1] ?? '', false);
  await bothAreTold(2);
  await confirm(ana, match, players[2] ?? '', false);
  await bothAreTold(3);
  expect(new Set(one.ids()).size).toBe(3);
  expect(one.told.every(({ event }) => event === 'version')).toBe(true);
  expect(one.told.map(({ data }) => data)).toEqual([{}, {}, {}]);
  expect(other.ids()).toEqual(one.ids());
  const { headers } = (await versions()).response;
  expect(headers.get('content-type')).toContain('text/event-stream');
  expect(headers.get('content-encoding')).toBeNull();
});

test('open pages learn who has taken the bibs home', async () => {
  const { ana, match, players, clock, versions } = await aLink();
  clock.now = Date.parse('2026-11-27T03:00:00Z');
  const stream = await versions();
  await eventually(() => expect(stream.told).toHaveLength(1));
  const taken = await ana.put(`/api/matches/${match}/bibs`, { playerId: players[0] });
  expect(taken.status).toBe(200);
  await eventually(() => expect(stream.told).toHaveLength(2));
});

test('a change that only the clock makes is a new version within a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { clock, versions } = await aLink();
  const stream = await versions();
  await eventually(() => expect(stream.told).toHaveLength(1));
  vi.advanceTimersByTime(60_000);
  clock.now = Date.parse('2026-11-27T00:00:00Z');
  vi.advanceTimersByTime(60_000);
  await eventually(() => expect(stream.told).toHaveLength(2));
});

test('a stream ends when its link is changed or switched off, or its list is deleted', async () => {
  const { set, path, versions } = await aLink();
  const first = await versions();
  const second = await set({ isOn: true, version: 2 });
  await eventually(() => expect(first.isOpen()).toBe(false));
  const changed = await versions(second);
  await set({ isOn: false });
  await eventually(() => expect(changed.isOpen()).toBe(false));
  expect((await versions(path)).response.status).toBe(404);
});

test('a stream with an unknown code gets the same reply as a page with this code', async () => {
  const { app, path } = await aLink();
  const told = async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url);
    const { date: _date, ...lasting } = headers;
    return { statusCode, headers: lasting, body };
  };
  const dead = await told('/g/unknown');
  expect(dead.statusCode).toBe(404);
  for (const url of ['/g/unknown/changes', `${path}x/changes`])
    expect(await told(url)).toEqual(dead);
});

test('an address has at most a hundred open streams of pages', async () => {
  const { versions } = await aLink();
  const streams = [];
  for (let count = 0; count < 100; count += 1) streams.push(await versions());
  const { response: late } = await versions();
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '15']);
  streams[0]?.leave();
  await eventually(async () => expect((await versions()).response.status).toBe(200));
});

test('a server that shuts down ends the streams of its pages first', async () => {
  const { app, versions } = await aLink();
  const stream = await versions();
  await app.close();
  await eventually(() => expect(stream.isOpen()).toBe(false));
});
