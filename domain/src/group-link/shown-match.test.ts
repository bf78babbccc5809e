import { expect, test } from 'vitest';
import type { LinkAnswer } from '../waitlist/answer.ts';
import { shownMatch } from './shown-match.ts';
import type { LinkedMatch } from './linked-match.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const MATCH: LinkedMatch = {
  id: 'm',
  date: '2026-11-26',
  time: '21:00',
  location: 'Cancha Núñez',
  timeZone: 'America/Argentina/Buenos_Aires',
  startsAt: NOW + 9 * 60 * 60 * 1000,
  endsAt: NOW + 11 * 60 * 60 * 1000,
  status: null,
  capacity: 2,
  teamCount: 2,
  answersUntil: null,
  closesAt: null,
  regularsUntil: null,
  keptUntil: null,
  freeSince: null,
  areTeamsShown: true,
  hasAutopilot: false,
};
const player = (id: string, status: 'in' | 'out' | 'none') => ({
  id,
  name: id,
  confirmed: status === 'in',
  declined: status === 'out',
  confirmedAt: status === 'in' ? `t-${id}` : null,
});
const answer = (playerId: string, more: Partial<LinkAnswer>): LinkAnswer => ({
  playerId,
  answer: 'confirmed',
  comment: null,
  answeredAt: '2026-11-25T10:00:00.000000Z',
  queuedAt: null,
  promotedAt: null,
  toldAt: null,
  authorId: null,
  isClaim: false,
  deviceHash: null,
  changedAt: null,
  before: null,
  ...more,
});
const matchShownWith = (answers: readonly LinkAnswer[], match: Partial<LinkedMatch> = {}) =>
  shownMatch(
    {
      match: { ...MATCH, ...match },
      roster: [
        player('Ana', 'in'),
        player('Beto', 'in'),
        player('Caro', 'none'),
        player('Dani', 'none'),
        player('Eva', 'out'),
      ],
      answers,
      teams: null,
    },
    { now: NOW, nameOf: (id) => id, keyOf: (id) => `k${id}` },
  );
const people = (...given: Parameters<typeof matchShownWith>) =>
  matchShownWith(...given).people.map(({ name, state, place }) => [name, state, place]);

test('players on the waitlist come after the players who are in, by the time of their answers', () => {
  const waits = [
    answer('Dani', { queuedAt: '2026-11-25T10:00:00.000001Z' }),
    answer('Caro', { queuedAt: '2026-11-25T10:00:00.000002Z' }),
  ];
  expect(people(waits)).toEqual([
    ['Ana', 'in', null],
    ['Beto', 'in', null],
    ['Dani', 'queued', 1],
    ['Caro', 'queued', 2],
    ['Eva', 'out', null],
  ]);
});

test('a later decision of the organiser hides the comment and the author of the answer', () => {
  const said = { comment: 'llego tarde', authorId: 'Ana' };
  const { people: all } = matchShownWith([
    answer('Beto', said),
    answer('Eva', said),
    answer('Caro', { ...said, answer: 'declined' }),
  ]);
  expect(all.map(({ name, comment, addedBy }) => [name, comment, addedBy])).toEqual([
    ['Ana', null, null],
    ['Beto', 'llego tarde', 'Ana'],
    ['Eva', null, null],
    ['Caro', null, null],
    ['Dani', null, null],
  ]);
});

test('an answer by a deleted player is shown as given by somebody', () => {
  const byWhom = (authorId: string | null) => {
    const { people: all } = matchShownWith([answer('Beto', { authorId })]);
    return all.find(({ name }) => name === 'Beto')?.addedBy;
  };
  expect([null, 'Ana', 'Beto'].map(byWhom)).toEqual([null, 'Ana', 'alguien']);
});

test('on the day of the match players who are in are asked until they confirm that day', () => {
  const asked = (at: string, match: Partial<LinkedMatch> = {}, authorId: string | null = null) => {
    const { people: all } = matchShownWith([answer('Beto', { answeredAt: at, authorId })], match);
    return all.flatMap(({ name, isAskedToday }) => (isAskedToday ? [name] : []));
  };
  expect(asked('2026-11-26T02:59:59.000001Z')).toEqual(['Ana', 'Beto']);
  expect(asked('2026-11-26T03:00:00.000001Z')).toEqual(['Ana']);
  expect(asked('2026-11-26T03:00:00.000001Z', {}, 'Ana')).toEqual(['Ana', 'Beto']);
  expect(asked('2026-11-25T15:00:00.000001Z', { date: '2026-11-27' })).toEqual([]);
  expect(asked('2026-11-25T15:00:00.000001Z', { startsAt: NOW })).toEqual([]);
});

test('a NO SÉ is shown until the answers close', () => {
  const unsure = [answer('Caro', { answer: 'maybe', comment: 'te digo a la tarde' })];
  expect(people(unsure)[2]).toEqual(['Caro', 'maybe', null]);
  const closed = matchShownWith(unsure, { closesAt: NOW, answersUntil: '2026-11-26T09:00' });
  const caro = closed.people.find(({ name }) => name === 'Caro');
  expect(caro).toMatchObject({ state: 'silent', comment: null });
  expect(closed.answersUntil).toBe('2026-11-26T09:00');
});

test('a match shows its capacity and how many players it misses', () => {
  const places = (capacity: number) => {
    const { capacity: all, missing } = matchShownWith([], { capacity });
    return [all, missing];
  };
  expect([places(10), places(5), places(1)]).toEqual([
    [10, 8],
    [5, 3],
    [1, 0],
  ]);
});
