import { expect, test } from 'vitest';
import type { LinkAnswer } from './answer.ts';
import {
  dismissedProposals,
  judgeProposal,
  openProposals,
  PROPOSALS_PER_LIST_MAX,
  type Proposal,
  type Proposed,
} from './proposals.ts';

const KICK_OFF = Date.parse('2026-11-27T00:00:00Z');
const NOW = KICK_OFF - 60 * 60 * 1000;
const at = (second: number) => `2026-11-26T20:00:0${second}.000000Z`;

const dropOut: Proposed = { kind: 'drop-out', matchId: 'm', playerId: 'nico', authorId: 'beto' };
const newcomer: Proposed = { kind: 'newcomer', name: 'Dani', holderId: null };
const made = (proposed: Proposed, deviceHash = 'phone'): Proposal => {
  return { id: deviceHash, deviceHash, madeAt: at(5), dismissedUntil: null, ...proposed };
};
const answered = (second: number, more: Partial<LinkAnswer> = {}): LinkAnswer => ({
  playerId: 'nico',
  answer: 'confirmed',
  comment: null,
  answeredAt: at(second),
  queuedAt: null,
  promotedAt: null,
  toldAt: null,
  authorId: null,
  changedAt: null,
  before: null,
  ...more,
});
const match = (answers: LinkAnswer[] = [], { declined = false, id = 'nico' } = {}) => ({
  match: { id: 'm', startsAt: KICK_OFF },
  roster: [{ id, confirmed: !declined, declined }],
  answers,
});

test.each([
  ['while nothing has happened', match(), NOW, true],
  ['after an answer of before', match([answered(4)]), NOW, true],
  [
    'after an answer of another for the player',
    match([answered(6, { authorId: 'beto' })]),
    NOW,
    true,
  ],
  ['after the player has answered', match([answered(6)]), NOW, false],
  ['once the player is out', match([], { declined: true }), NOW, false],
  ['once the player is in the match no more', match([], { id: 'ana' }), NOW, false],
  ['a moment before kick-off', match(), KICK_OFF - 1, true],
  ['from kick-off on', match(), KICK_OFF, false],
] as const)('%s a drop-out is open or not', (_when, of, now, isOpen) => {
  expect(openProposals([made(dropOut)], [of], now)).toHaveLength(Number(isOpen));
});

test('of a match that is not asked about no drop-out is open', () => {
  expect(openProposals([made(dropOut)], [], NOW)).toEqual([]);
});

test('a newcomer waits until the device holds a name', () => {
  const taken = made({ ...newcomer, holderId: 'nico' });
  expect(openProposals([made(newcomer), taken], [], KICK_OFF)).toEqual([made(newcomer)]);
});

test.each([dropOut, newcomer])(
  'dismissed, a $kind is open no more, and told to its device until the match is over',
  (proposed) => {
    const until = KICK_OFF - 1000;
    const dismissed = { ...made(proposed), dismissedUntil: new Date(until).toISOString() };
    expect(openProposals([dismissed], [match()], NOW)).toEqual([]);
    const told = (of: ReturnType<typeof match>, now: number) =>
      dismissedProposals([dismissed, made(proposed)], [of], now);
    expect(told(match(), until - 1)).toEqual([dismissed]);
    expect(told(match(), until)).toEqual([]);
    const hasAnswered = told(match([answered(6)]), NOW);
    expect(hasAnswered).toHaveLength(proposed.kind === 'newcomer' ? 1 : 0);
  },
);

const judged = (open: Proposal[], proposed: Proposed, deviceHash = 'phone') =>
  judgeProposal(open, { deviceHash, proposed, name: 'Nico' });

test('a device has one open proposal, and the same again is that one', () => {
  expect(judged([], newcomer)).toBe('new');
  expect(judged([made(newcomer)], { ...newcomer, name: 'dani' })).toBe('known');
  expect(judged([made(dropOut)], dropOut)).toBe('known');
  const full = { sentence: expect.stringContaining('Ya avisaste algo desde este celu.') as string };
  expect(judged([made(newcomer)], { ...newcomer, name: 'Eva' })).toEqual(full);
  expect(judged([made(dropOut)], { ...dropOut, playerId: 'ana' })).toEqual(full);
  expect(judged([made(newcomer)], newcomer, 'another')).toBe('new');
});

test('that a player drops out is proposed once, whoever says so', () => {
  const known = { sentence: 'Ya avisaron que Nico se baja. Falta que lo confirmen.' };
  expect(judged([made(dropOut)], dropOut, 'another')).toEqual(known);
  expect(judged([made(dropOut)], { ...dropOut, matchId: 'n' }, 'another')).toBe('new');
});

test('a list has ten', () => {
  const open = Array.from({ length: PROPOSALS_PER_LIST_MAX }, (_, device) =>
    made({ ...newcomer, name: `Dani ${device}` }, `device ${device}`),
  );
  expect(judged(open.slice(1), newcomer)).toBe('new');
  expect(judged(open, newcomer)).toEqual({
    sentence: 'Ya hay 10 avisos sin contestar. Escribile a quien organiza.',
  });
  expect(judged(open, { ...newcomer, name: 'Dani 3' }, 'device 3')).toBe('known');
});
