import { expect, test } from 'vitest';
import { askingOf, isInLastHours } from './places.ts';

const startsAt = Date.parse('2026-11-27T00:00:00Z');
const at = (clock: string) => Date.parse(`2026-11-26T${clock}Z`);
const isGuest = (one: string) => one.startsWith('guest');
const asking = (clock: string, since: string, { free = 1, queue = ['a', 'b', 'c', 'd'] } = {}) => {
  const freeSince = `2026-11-26T${since}.000001Z`;
  return askingOf(queue, free, { now: at(clock), startsAt, freeSince, isGuest });
};

test('the last hours are three, and end with kick-off', () => {
  const isIn = (now: number) => isInLastHours({ now, startsAt });
  expect([at('20:59:59'), at('21:00:00'), at('23:59:59'), startsAt].map(isIn)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('the first two of the queue are asked for 20 minutes, then the organiser', () => {
  const players = { whom: 'players', asked: ['a', 'b'], until: at('21:50:00') };
  expect(asking('21:30:00', '21:30:00')).toEqual(players);
  expect(asking('21:49:59', '21:30:00')).toEqual(players);
  expect(asking('21:50:00', '21:30:00')).toMatchObject({ whom: 'organiser' });
});

test('no guest is asked, for none has a device: the next players are, and the organiser where there are none', () => {
  const queue = ['guest of a', 'b', 'guest of b', 'c', 'd'];
  expect(asking('21:30:00', '21:30:00', { queue })).toMatchObject({ asked: ['b', 'c'] });
  const guests = ['guest of a', 'guest of b'];
  const organiser = { whom: 'organiser', queue: guests };
  expect(asking('21:30:00', '21:30:00', { queue: guests })).toEqual(organiser);
});

test('in the last hour the organiser is asked at once', () => {
  expect(asking('22:59:59', '22:55:00')).toMatchObject({ whom: 'players', until: at('23:00:00') });
  expect(asking('23:00:00', '22:55:00')).toMatchObject({ whom: 'organiser' });
  expect(asking('23:30:00', '23:30:00')).toMatchObject({ whom: 'organiser' });
});

test('as many are asked as there are places, and nobody where there are none, or no queue', () => {
  expect(asking('21:30:00', '21:30:00', { free: 3 })).toMatchObject({ asked: ['a', 'b', 'c'] });
  expect(asking('21:30:00', '21:30:00', { queue: ['a'] })).toMatchObject({ asked: ['a'] });
  expect(asking('21:30:00', '21:30:00', { free: 0 })).toBe(null);
  expect(asking('21:30:00', '21:30:00', { queue: [] })).toBe(null);
  expect(asking('20:30:00', '20:30:00')).toBe(null);
});
