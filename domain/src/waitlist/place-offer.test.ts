import { expect, test } from 'vitest';
import { placeOffer, isInLastHours } from './place-offer.ts';

const startsAt = Date.parse('2026-11-27T00:00:00Z');
const at = (clock: string) => Date.parse(`2026-11-26T${clock}Z`);
const isGuest = (one: string) => one.startsWith('guest');
const offer = (
  clock: string,
  since: string,
  { free = 1, waitlist = ['a', 'b', 'c', 'd'] } = {},
) => {
  const freeSince = `2026-11-26T${since}.000001Z`;
  return placeOffer(waitlist, free, { now: at(clock), startsAt, freeSince, isGuest });
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

test('a free place is offered to the first two players of the waitlist for 20 minutes, then the organiser chooses', () => {
  const players = { to: 'players', players: ['a', 'b'], until: at('21:50:00') };
  expect(offer('21:30:00', '21:30:00')).toEqual(players);
  expect(offer('21:49:59', '21:30:00')).toEqual(players);
  expect(offer('21:50:00', '21:30:00')).toMatchObject({ to: 'organiser' });
});

test('guests get no offer, because they have no device: the next players do, and without players the organiser chooses', () => {
  const waitlist = ['guest of a', 'b', 'guest of b', 'c', 'd'];
  expect(offer('21:30:00', '21:30:00', { waitlist })).toMatchObject({ players: ['b', 'c'] });
  const guests = ['guest of a', 'guest of b'];
  const organiser = { to: 'organiser', waitlist: guests };
  expect(offer('21:30:00', '21:30:00', { waitlist: guests })).toEqual(organiser);
});

test('in the last hour the organiser chooses at once', () => {
  expect(offer('22:59:59', '22:55:00')).toMatchObject({ to: 'players', until: at('23:00:00') });
  expect(offer('23:00:00', '22:55:00')).toMatchObject({ to: 'organiser' });
  expect(offer('23:30:00', '23:30:00')).toMatchObject({ to: 'organiser' });
});

test('an offer goes to as many players as places are free, and to none without a free place or a waitlist', () => {
  expect(offer('21:30:00', '21:30:00', { free: 3 })).toMatchObject({ players: ['a', 'b', 'c'] });
  expect(offer('21:30:00', '21:30:00', { waitlist: ['a'] })).toMatchObject({ players: ['a'] });
  expect(offer('21:30:00', '21:30:00', { free: 0 })).toBe(null);
  expect(offer('21:30:00', '21:30:00', { waitlist: [] })).toBe(null);
  expect(offer('20:30:00', '20:30:00')).toBe(null);
});
