import { expect, test } from 'vitest';
import { anAnswer, answersOf } from '../../testing/answers.ts';
import { askingNow, recipientOf, unnotified } from './asking.ts';

const MATCH = {
  date: '2026-11-26',
  time: '21:00',
  timeZone: 'America/Argentina/Buenos_Aires',
  status: 'pendiente' as const,
};
const waiting = ['nico', 'beto', 'ana'];
const PLAYERS = [...waiting.toReversed(), 'caro'].map((id) => ({
  id,
  status: id === 'caro' ? ('confirmed' as const) : ('pending' as const),
  confirmedAt: null,
}));
const queue = waiting.map((playerId, index) =>
  anAnswer({ playerId, isQueued: true, place: index + 1 }),
);
const current = new Map(queue.map((answer) => [answer.playerId, answer]));
type Differs = { capacity?: number; status?: 'pendiente' | 'cancelado'; guest?: string };
const asking = (clock: string, { capacity = 2, status = 'pendiente', guest }: Differs = {}) =>
  askingNow({ ...MATCH, status }, PLAYERS, {
    answers: {
      ...answersOf(...queue),
      capacity,
      freeSince: '2026-11-26T21:30:00.000001Z',
      guests: guest
        ? [{ playerId: guest, hostId: 'c', hostName: 'Caro', isKept: false, hasLeft: false }]
        : [],
    },
    current,
    now: Date.parse(`2026-11-26T${clock}Z`),
  });

test('the attendance screen shows which players of the waitlist are offered a place, in order', () => {
  expect(asking('21:49:59')).toMatchObject({
    to: 'players',
    players: [{ id: 'nico' }, { id: 'beto' }],
  });
});

test('once the time to accept is over, the organiser chooses from the waitlist', () => {
  expect(asking('21:50:00')).toMatchObject({
    to: 'organiser',
    waitlist: [{ id: 'nico' }, { id: 'beto' }, { id: 'ana' }],
  });
});

test('no place is offered without a free place or in a suspended match', () => {
  expect(asking('21:50:00', { capacity: 1 })).toBe(null);
  expect(asking('21:50:00', { status: 'cancelado' })).toBe(null);
});

test.each([
  ['22:00:00', 'pendiente', ['caro']],
  ['23:59:59', 'pendiente', ['caro']],
  ['22:00:00', 'cancelado', []],
  ['24:00:00', 'pendiente', []],
] as const)(
  'players who moved up are notified until kick-off: at %s, %s',
  (clock, status, expected) => {
    const answers = answersOf(anAnswer({ playerId: 'caro', isToTell: true }));
    const now = Date.parse('2026-11-26T00:00:00Z') + secondsOf(clock) * 1000;
    const players = unnotified({ ...MATCH, status }, PLAYERS, { answers, now });
    expect(players.map(({ id }) => id)).toEqual(expected);
  },
);

const secondsOf = (clock: string) =>
  clock.split(':').reduce((all, part) => all * 60 + Number(part), 0);

test('guests are left out, because the page does not ask them', () => {
  expect(asking('21:49:59', { guest: 'nico' })).toMatchObject({
    players: [{ id: 'beto' }, { id: 'ana' }],
  });
});

test.each([
  ['has a number', '1', '2', 'dani'],
  ['has none', null, '2', 'caro'],
  ['has none, and the player who brings the guest has none either', null, null, 'dani'],
])(
  'a guest is notified in the chat of the right player: the guest %s',
  (_what, own, hosts, recipient) => {
    const dani = { id: 'dani', whatsapp: own };
    const players = [dani, { id: 'caro', whatsapp: hosts }, { id: 'nico', whatsapp: '3' }];
    const guest = { playerId: 'dani', hostName: 'Caro', isKept: false, hasLeft: false };
    expect(recipientOf(dani, players, [{ ...guest, hostId: 'caro' }]).id).toBe(recipient);
    expect(recipientOf(dani, players, [{ ...guest, hostId: null }]).id).toBe('dani');
    expect(recipientOf(dani, players, []).id).toBe('dani');
  },
);
