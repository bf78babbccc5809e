import { expect, test } from 'vitest';
import { rosterMaker } from './roster.ts';

const NOW = '2026-11-27T12:00:00.000000Z';
const player = (id: string, more: object = {}) => ({
  id,
  listId: 'jueves',
  createdAt: '2026-11-01T12:00:00.000000Z',
  ...more,
});
const match = {
  listId: 'jueves',
  startsAt: '2026-11-27T00:00:00.000000Z',
  createdAt: '2026-11-20T21:00:00.000000Z',
};
const PLAYERS = [
  player('ana', { listId: 'viernes' }),
  player('beto'),
  player('caro', { createdAt: '2026-11-27T00:00:00.000001Z' }),
  player('dani'),
  player('eva', { listId: 'viernes' }),
];

test.each([
  ['its list as it was when it started', {}, [], ['beto', 'dani']],
  [
    'all of its list before it starts',
    { startsAt: '2026-12-03T00:00:00.000000Z' },
    [],
    ['beto', 'caro', 'dani'],
  ],
  [
    'its list as it was when it was entered afterwards',
    { createdAt: NOW },
    [],
    ['beto', 'caro', 'dani'],
  ],
  ['no player without a list', { listId: null }, [], []],
  [
    'guests among the others, in their order',
    {},
    [
      ['eva', 'guest'],
      ['ana', 'guest'],
    ],
    ['ana', 'beto', 'dani', 'eva'],
  ],
  ['guests alone without a list', { listId: null }, [['eva', 'guest']], ['eva']],
  ['those who were taken out no more', {}, [['beto', 'removed']], ['dani']],
  ['a late one as a guest', {}, [['caro', 'guest']], ['beto', 'caro', 'dani']],
  [
    'nobody who is no more',
    {},
    [
      ['zoe', 'guest'],
      ['zoe', 'removed'],
    ],
    ['beto', 'dani'],
  ],
] as const)('a match has %s', (_, more, changes, expected) => {
  const rosterOf = rosterMaker(PLAYERS, NOW);
  const roster = rosterOf(
    { ...match, ...more },
    changes.map(([playerId, change]) => ({ playerId, change })),
  );
  expect(roster.map(({ id }) => id)).toEqual(expected);
});
