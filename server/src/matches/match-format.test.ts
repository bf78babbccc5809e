import {
  defaultRotation,
  MESSAGES,
  type AccountExport,
  type Home,
  type Match,
} from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch, createList, THURSDAY_MATCH } from '../../testing/a-match.ts';
import { cookieNames } from '../identity/cookies.ts';
import { PUBLIC_URL, testApp } from '../../testing/test-app.ts';
import { anasThursdays, matchesOf, OVER, readMatch, WEEKLY } from '../../testing/thursdays.ts';

const HOUR = 60 * 60_000;
const AS_BEFORE = { perSide: 5, teamCount: 2, courtMinutes: 120, rotation: null };
const OF_FOUR = {
  perSide: 7,
  teamCount: 4,
  courtMinutes: 150,
  rotation: { ...defaultRotation(4), onDraw: 'both-leave', stayMax: null },
};

async function anas() {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const list = await createList(ana, 'Jueves', '2345');
  const create = (format: object) =>
    ana.post<Match>('/api/matches', { ...THURSDAY_MATCH, listId: list.id, ...format });
  return { ...server, ana, create };
}

test('a match whose client names no format is five a side with two teams and over after two hours', async () => {
  const { create } = await anas();
  const { body } = await create({});
  expect(body).toMatchObject({ ...AS_BEFORE, endsAt: '2026-11-27T02:00:00.000000Z' });
});

test('a match stores the format of its request, and is over when its court time ends', async () => {
  const { ana, create } = await anas();
  const { status, body } = await create(OF_FOUR);
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { ...OF_FOUR, endsAt: '2026-11-27T02:30:00.000000Z' },
  });
  expect(await readMatch(ana, body.id)).toEqual(body);
  const { body: all } = await ana.get<AccountExport>('/api/me/export');
  expect(all.matches[0]).toMatchObject({ ...OF_FOUR, endsAt: body.endsAt });
});

test('a request that does not name the format keeps it, and a moved match is over later', async () => {
  const { ana, create } = await anas();
  const { body: match } = await create(OF_FOUR);
  const { date, time, location, listId } = match;
  const url = `/api/matches/${match.id}`;
  expect((await ana.put(url, { date, time, location, listId })).body).toEqual(match);
  expect((await ana.patch(url, { time: '22:00' })).body).toEqual({
    ...match,
    time: '22:00',
    endsAt: '2026-11-27T03:30:00.000000Z',
  });
  expect((await ana.patch(url, { courtMinutes: 60, time: '21:00' })).body).toEqual({
    ...match,
    courtMinutes: 60,
    endsAt: '2026-11-27T02:00:00.000000Z',
  });
});

test('a match with fewer teams loses its rotation, and gets the usual one with more again', async () => {
  const { ana, create } = await anas();
  const { body: match } = await create(OF_FOUR);
  const patch = async (body: object) =>
    (await ana.patch<Match>(`/api/matches/${match.id}`, body)).body;
  expect((await patch({ teamCount: 2 })).rotation).toBe(null);
  expect((await patch({ teamCount: 3 })).rotation).toEqual(defaultRotation(3));
});

test.each([
  [{ perSide: 11, teamCount: 3 }, 'perSide', MESSAGES.formatTooLarge],
  [
    { teamCount: 3, rotation: { onDraw: 'both-leave' } },
    'rotation.onDraw',
    MESSAGES.bothLeaveOfThree,
  ],
  [{ teamCount: 5 }, 'teamCount', MESSAGES.teamCountInvalid],
])('a match of %j is refused, new or changed', async (format, path, message) => {
  const { ana, create } = await anas();
  const refused = { status: 422, body: { errors: [{ path, message }] } };
  expect(await create(format)).toMatchObject(refused);
  const { match } = await aMatch(ana, '2345');
  expect(await ana.patch(`/api/matches/${match.id}`, format)).toMatchObject(refused);
  const { date, time, location, listId } = match;
  const whole = { date, time, location, listId, ...format };
  expect(await ana.put(`/api/matches/${match.id}`, whole)).toMatchObject(refused);
});

test('the next match of a series has the format of the one before', async () => {
  const { ana, match, clock, roll } = await anasThursdays();
  await ana.patch(`/api/matches/${match.id}`, { ...WEEKLY, ...OF_FOUR });
  clock.now = OVER + 30 * 60_000;
  expect(await roll()).toBe(1);
  const [, next] = await matchesOf(ana);
  expect(next).toMatchObject({
    ...OF_FOUR,
    date: '2026-12-03',
    endsAt: '2026-12-04T02:30:00.000000Z',
  });
});

test('until its court time ends a match is pending, and no weekly match follows it', async () => {
  const { ana, match, clock, roll } = await anasThursdays();
  await ana.patch(`/api/matches/${match.id}`, { ...WEEKLY, courtMinutes: 240 });
  const single = { ...THURSDAY_MATCH, listId: match.listId, courtMinutes: 240 };
  const { body: other } = await ana.post<Match>('/api/matches', single);
  const seen = async () => {
    const { status } = await readMatch(ana, other.id);
    const { body: counts } = await ana.get<{ completed: number }>('/api/matches/counts');
    const { body: home } = await ana.get<Home>('/api/home');
    return {
      status,
      completed: counts.completed,
      asked: home.asked,
      rolled: await roll(),
    };
  };
  clock.now = OVER + 2 * HOUR - 1;
  expect(await seen()).toMatchObject({ status: 'pendiente', completed: 0, rolled: 0 });
  clock.now = OVER + 2 * HOUR;
  expect(await seen()).toMatchObject({ status: 'completado', completed: 1, rolled: 1 });
  expect(await seen()).toMatchObject({ completed: 2, asked: expect.any(String) });
});

test('the calendar entry of a match ends with its court time', async () => {
  const { app, ana, create } = await anas();
  const { body: match } = await create({ courtMinutes: 75 });
  const cookies = { [cookieNames(PUBLIC_URL).session]: ana.token ?? '' };
  const { body } = await app.inject({ url: `/api/matches/${match.id}/calendar`, cookies });
  expect(body).toContain('DTEND;TZID=America/Argentina/Buenos_Aires:20261126T221500');
});
