import type { MatchAnswers } from '@picadito/domain';
import { expect, test } from 'vitest';
import { anAnswer, answersOf } from '../../testing/answers.ts';
import { groupOf, inOrder, isConfirmedByOrganiser, isSilent } from './answer-group.ts';
import { currentAnswers, decidedByOrganiser, overCapacity, sourceText } from './shown-answer.ts';

/** Current time by the clock of the match. */
const NOW = '2026-11-25T12:00';

const player = (id: string, status: 'pending' | 'confirmed' | 'declined', confirmedAt = '') => ({
  id,
  status,
  confirmedAt: confirmedAt || null,
});

test.each([
  ['confirmed', { answer: 'confirmed' }],
  ['declined', { answer: 'declined' }],
  ['pending', { answer: 'maybe' }],
  ['pending', { answer: 'confirmed', isQueued: true, place: 1 }],
] as const)('an answer of who is %s is shown while it agrees: %o', (status, answer) => {
  const all = answersOf(anAnswer({ playerId: 'nico', ...answer }));
  expect(currentAnswers([player('nico', status)], all, NOW).has('nico')).toBe(true);
  for (const other of ['pending', 'confirmed', 'declined'] as const) {
    if (other === status) continue;
    expect(currentAnswers([player('nico', other)], all, NOW).has('nico')).toBe(false);
  }
});

test("an answer older than the organiser's decision does not count, even if both say the same", () => {
  const all = answersOf(anAnswer({ playerId: 'nico', source: 'organiser' }));
  expect(currentAnswers([player('nico', 'confirmed')], all, NOW).size).toBe(0);
});

test('a player is confirmed by the organiser until an answer by the link, also a guest', () => {
  const nico = player('nico', 'confirmed');
  const isStill = (player: typeof nico, answers: MatchAnswers) =>
    isConfirmedByOrganiser(player, currentAnswers([player], answers, NOW));
  expect(isStill(nico, answersOf())).toBe(true);
  expect(isStill(nico, answersOf(anAnswer({ source: 'organiser' })))).toBe(true);
  expect(isStill(nico, answersOf(anAnswer()))).toBe(false);
  expect(isStill(player('nico', 'pending'), answersOf())).toBe(false);
  const host = { hostId: 'ana', hostName: 'Ana', isKept: false, hasLeft: false };
  expect(isStill(nico, { ...answersOf(), guests: [{ playerId: 'nico', ...host }] })).toBe(true);
});

test('without answers every player is in the group of the attendance', () => {
  const none = currentAnswers([player('nico', 'pending')], null, NOW);
  expect(groupOf(player('nico', 'pending'), none)).toBe('pending');
  expect(groupOf(player('beto', 'confirmed'), none)).toBe('confirmed');
});

test('players on the waitlist are in its group, and confirmed players are not', () => {
  const all = answersOf(anAnswer({ playerId: 'nico', isQueued: true, place: 1 }));
  const [waiting, taken] = [player('nico', 'pending'), player('nico', 'confirmed')];
  expect(groupOf(waiting, currentAnswers([waiting], all, NOW))).toBe('queued');
  expect(groupOf(taken, currentAnswers([taken], all, NOW))).toBe('confirmed');
});

test('players on the waitlist are sorted by their places on it', () => {
  const players = ['nico', 'beto', 'ana'].map((id) => player(id, 'pending'));
  const current = currentAnswers(
    players,
    answersOf(
      anAnswer({ playerId: 'nico', isQueued: true, place: 2 }),
      anAnswer({ playerId: 'ana', isQueued: true, place: 1 }),
    ),
    NOW,
  );
  const queue = inOrder(players, current).filter((one) => groupOf(one, current) === 'queued');
  expect(queue.map(({ id }) => id)).toEqual(['ana', 'nico']);
});

test('only players without any answer count as silent, not those on the waitlist or in doubt', () => {
  const players = ['nico', 'beto', 'ana'].map((id) => player(id, 'pending'));
  const current = currentAnswers(
    players,
    answersOf(
      anAnswer({ playerId: 'nico', isQueued: true, place: 1 }),
      anAnswer({ playerId: 'beto', answer: 'maybe' }),
    ),
    NOW,
  );
  const all = [...players, player('caro', 'confirmed'), player('dani', 'pending')];
  const away = new Map([['dani', '2026-12-10']]);
  expect(all.filter((one) => isSilent(one, current, away)).map(({ id }) => id)).toEqual(['ana']);
});

test('a player who is away has a group of its own, unless the player has answered', () => {
  const players = [
    ...['nico', 'beto', 'ana'].map((id) => player(id, 'pending')),
    player('caro', 'confirmed'),
  ];
  const current = currentAnswers(
    players,
    answersOf(
      anAnswer({ playerId: 'nico', isQueued: true, place: 1 }),
      anAnswer({ playerId: 'beto', answer: 'maybe' }),
    ),
    NOW,
  );
  const away = new Map(players.map(({ id }) => [id, '2026-12-10']));
  expect(players.map((one) => groupOf(one, current, away))).toEqual([
    'queued',
    'pending',
    'away',
    'confirmed',
  ]);
});

test('NO SÉ counts as no answer after the deadline', () => {
  const all = answersOf(anAnswer({ playerId: 'nico', answer: 'maybe' }));
  const isKnown = (answersUntil: string | null) =>
    currentAnswers([player('nico', 'pending')], { ...all, answersUntil }, NOW).has('nico');
  expect(['2026-11-25T12:01', '2026-11-25T12:00', null].map(isKnown)).toEqual([true, false, true]);
});

test('a confirmed or declined player without an answer was decided by the organiser', () => {
  const players = [
    player('ana', 'confirmed'),
    player('beto', 'declined'),
    player('nico', 'confirmed'),
    player('dani', 'pending'),
  ];
  const all = answersOf(anAnswer({ playerId: 'nico' }), anAnswer({ playerId: 'beto' }));
  const current = currentAnswers(players, all, NOW);
  expect([...decidedByOrganiser(players, current)]).toEqual(['ana', 'beto']);
});

test.each([
  [{ source: 'link', authorName: null }, 'por el link'],
  [{ source: 'other', authorName: 'Beto' }, 'lo anotó Beto'],
  [{ source: 'other', authorName: null }, 'lo anotó otro'],
  [{ source: 'claim', authorName: null }, 'desde otro celu'],
  [{ source: 'organiser', authorName: null }, 'vos'],
] as const)('the source %o reads «%s»', (answer, words) => {
  expect(sourceText(answer)).toBe(words);
});

test('the players confirmed last exceed the capacity of the match', () => {
  const players = [
    player('ana', 'confirmed', '2026-11-25T15:00:00.000003Z'),
    player('beto', 'confirmed', '2026-11-25T15:00:00.000001Z'),
    player('caro', 'confirmed', '2026-11-25T15:00:00.000002Z'),
    player('dani', 'pending'),
  ];
  expect([...overCapacity(players, 2)]).toEqual(['ana']);
  expect([...overCapacity(players, 3)]).toEqual([]);
});
