import { expect, test } from 'vitest';
import { countAnswers, type TimedAnswer } from './punctual-answers.ts';

/** Returns an answer to a match at 21:00 in Buenos Aires, which is midnight in UTC. */
const answer = (more: Partial<TimedAnswer>): TimedAnswer => ({
  playerId: 'ana',
  answer: 'confirmed',
  answeredAt: '2026-11-26T20:00:00.000000Z',
  date: '2026-11-26',
  time: '21:00',
  timeZone: 'America/Argentina/Buenos_Aires',
  answersUntil: null,
  ...more,
});

test.each([
  ['three hours before kick-off', { answeredAt: '2026-11-26T21:00:00.000000Z' }, 1],
  ['a moment later', { answeredAt: '2026-11-26T21:00:00.001000Z' }, 0],
  ['by the hour that the organiser said', { answersUntil: '2026-11-26T17:00' }, 1],
  ['after the hour that the organiser said', { answersUntil: '2026-11-26T16:59' }, 0],
  ['that the player does not come', { answer: 'declined' }, 1],
  ['that the player does not know', { answer: 'maybe' }, 0],
] as const)('an answer %s: %#', (_, more, punctual) => {
  expect(countAnswers([answer(more)]).get('ana')).toEqual({ answered: 1, punctual });
});

test('answers are counted by player, over all matches', () => {
  const late = { answeredAt: '2026-11-26T23:00:00.000000Z' };
  const counts = countAnswers([
    answer({}),
    answer({ ...late, playerId: 'beto' }),
    answer({ date: '2026-11-27' }),
    answer(late),
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    ana: { answered: 3, punctual: 2 },
    beto: { answered: 1, punctual: 0 },
  });
});
