import { expect, test } from 'vitest';
import { anAnswer } from '../../testing/answers.ts';
import { unconfirmedToday } from './unconfirmed-today.ts';

const MATCH = {
  date: '2026-11-26',
  time: '21:00',
  timeZone: 'America/Argentina/Buenos_Aires',
  status: 'pendiente' as const,
};
const TODAY = '2026-11-26T12:00:00.000001Z';
const BEFORE = '2026-11-25T15:00:00.000001Z';
const NOON = Date.parse('2026-11-26T15:00:00Z');

const player = (id: string, confirmedAt: string | null) => ({
  id,
  status: confirmedAt === null ? ('pending' as const) : ('confirmed' as const),
  confirmedAt,
});
const PLAYERS = [
  player('said today', BEFORE),
  player('said before', BEFORE),
  player('put in today by another', TODAY),
  player('confirmed today', TODAY),
  player('confirmed before', BEFORE),
  player('confirmed by a tap under way', '~change'),
  player('a guest', BEFORE),
  player('not in', null),
];
const current = new Map([
  ['said today', anAnswer({ answeredAt: TODAY })],
  ['said before', anAnswer({ answeredAt: BEFORE })],
  ['put in today by another', anAnswer({ answeredAt: TODAY, source: 'other' })],
]);
const guests = [
  { playerId: 'a guest', hostId: 'beto', hostName: 'Beto', isKept: false, hasLeft: false },
];
const silent = (now: number, match: Parameters<typeof unconfirmedToday>[0] = MATCH) =>
  unconfirmedToday(match, PLAYERS, { current, guests, now }).map(({ id }) => id);

test('on the day of the match the organiser sees confirmed players who have not answered that day', () => {
  expect(silent(NOON)).toEqual(['said before', 'put in today by another', 'confirmed before']);
});

test('a suspended match asks nobody', () => {
  expect(silent(NOON, { ...MATCH, status: 'cancelado' })).toEqual([]);
});

test('the question is shown neither the day before nor after kick-off', () => {
  expect(silent(Date.parse('2026-11-26T02:59:59Z'))).toEqual([]);
  expect(silent(Date.parse('2026-11-26T03:00:00Z'))).not.toEqual([]);
  expect(silent(Date.parse('2026-11-27T00:00:00Z'))).toEqual([]);
});
