import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { playerStats, type StatRecords } from './player-stats.ts';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T00:00:00.000000Z`;
const NOW = day(20);

type Given = Partial<Pick<StatRecords, 'changes' | 'typed' | 'matches'>> & {
  confirmed?: number;
  played?: number;
};

function records({ matches = [], changes = [], typed = new Map(), ...counts }: Given): StatRecords {
  const { confirmed = 0, played = 0 } = counts;
  return {
    players: [{ id: 'ana', listId: 'jueves', createdAt: day(5) }],
    matches,
    changes,
    confirmed: new Map([['ana', confirmed]]),
    played: new Map([['ana', played]]),
    typed,
  };
}

const match = (
  id: string,
  startsAt: string,
  createdAt = day(1),
  listId: string | null = 'jueves',
) => ({
  id,
  listId,
  startsAt,
  createdAt,
});

function rateOf(some: Given) {
  return playerStats(records(some), NOW)[0]?.attendanceRate;
}

test('without completed matches everything is 0', () => {
  expect(playerStats(records({}), NOW)).toEqual([
    { playerId: 'ana', matchesPlayed: 0, attendanceRate: 0 },
  ]);
});

test('the attendance rate is confirmed over called matches, rounded', () => {
  const matches = [match('a', day(10)), match('b', day(11)), match('c', day(12))];
  expect(rateOf({ matches, confirmed: 2 })).toBe(67);
  expect(rateOf({ matches, confirmed: 3 })).toBe(100);
});

test('a list calls all of its players to a match that has not started, also later ones', () => {
  const players = [{ id: 'ana', listId: 'jueves', createdAt: day(27) }];
  const some = records({ matches: [match('a', day(25))], confirmed: 1 });
  expect(playerStats({ ...some, players }, NOW)[0]?.attendanceRate).toBe(100);
  expect(playerStats({ ...some, players }, day(26))[0]?.attendanceRate).toBe(0);
});

test.each([
  ['one before he was on the list', match('b', day(3)), 100],
  ['one before, but entered after', match('b', day(3), day(6)), 50],
  ['one of another list', match('b', day(11), day(1), 'sábado'), 100],
  ['one without a list', match('b', day(11), day(1), null), 100],
  ['one that starts the moment he came', match('b', day(5)), 50],
  ['one that has not started yet', match('b', day(25)), 50],
])('beside one confirmed match, %s: %#', (_, other, rate) => {
  const matches = [match('a', day(10)), other];
  expect(rateOf({ matches, confirmed: 1 })).toBe(rate);
});

test('a removed player was not called, a guest was', () => {
  const matches = [
    match('a', day(10)),
    match('b', day(11)),
    match('c', day(12), day(1), 'sábado'),
    match('d', day(2)),
  ];
  const confirmed = 1;
  const out = { matchId: 'b', playerId: 'ana', change: 'removed' } as const;
  expect(rateOf({ matches, confirmed, changes: [out] })).toBe(100);
  const guest = (matchId: string) => ({ matchId, playerId: 'ana', change: 'guest' }) as const;
  expect(rateOf({ matches, confirmed, changes: [out, guest('c')] })).toBe(50);
  expect(rateOf({ matches, confirmed, changes: [out, guest('c'), guest('d')] })).toBe(33);
});

test('a value of the organiser overrides its field only, also with 0', () => {
  const played = 7;
  const statOf = (matchesPlayed: number | null, attendanceRate: number | null) => {
    const typed = new Map([['ana', { matchesPlayed, attendanceRate }]]);
    return playerStats(records({ played, typed }), NOW)[0];
  };
  expect(statOf(null, null)).toMatchObject({ matchesPlayed: 7, attendanceRate: 0 });
  expect(statOf(0, null)).toMatchObject({ matchesPlayed: 0, attendanceRate: 0 });
  expect(statOf(null, 80)).toMatchObject({ matchesPlayed: 7, attendanceRate: 80 });
});

test('a player who confirmed every called match has 100 %', () => {
  const days = fc.integer({ min: 1, max: 28 }).map(day);
  const list = fc.constantFrom('jueves', 'sábado', null);
  const aMatch = fc.record({
    listId: list,
    startsAt: days,
    createdAt: days,
    change: fc.constantFrom(null, 'guest', 'removed'),
  });
  fc.assert(
    fc.property(fc.array(aMatch, { maxLength: 12 }), (rows) => {
      const matches = rows.map((row, index) => ({ ...row, id: String(index) }));
      const changes = matches.flatMap(({ id, change }) =>
        change ? [{ matchId: id, playerId: 'ana', change: change }] : [],
      );
      const called = matches.filter(({ listId, startsAt, createdAt, change }) => {
        if (change) return change === 'guest';
        return listId === 'jueves' && (startsAt > NOW || startsAt >= day(5) || createdAt >= day(5));
      }).length;
      expect(rateOf({ matches, changes, confirmed: called })).toBe(called === 0 ? 0 : 100);
    }),
  );
});
