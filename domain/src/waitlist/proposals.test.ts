import { expect, test } from 'vitest';
import { NEWCOMERS_PER_LIST_MAX } from '../limits.ts';
import type { LinkAnswer } from './answer.ts';
import {
  dismissedProposals,
  judgeNewcomer,
  openProposals,
  replacedProposals,
  type Proposal,
  type Proposed,
} from './proposals.ts';

const KICK_OFF = Date.parse('2026-11-27T00:00:00Z');
const NOW = KICK_OFF - 60 * 60 * 1000;
const at = (second: number) => `2026-11-26T20:00:0${second}.000000Z`;

const dropOut = {
  kind: 'answer',
  matchId: 'm',
  playerId: 'nico',
  authorId: 'beto',
  answer: 'declined',
  comment: null,
} as const;
const newcomer: Proposed = { kind: 'newcomer', name: 'Dani', holderId: null };
const proposalOf = (proposed: Proposed, deviceHash = 'phone'): Proposal => {
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
  isClaim: false,
  deviceHash: null,
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
  ['after a claim has answered', match([answered(6, { isClaim: true })]), NOW, true],
  ['after the player has answered', match([answered(6)]), NOW, false],
  ['after the organiser has decided', match([answered(4, { changedAt: at(6) })]), NOW, false],
  ['once the player is out', match([], { declined: true }), NOW, false],
  ['once the player is in the match no more', match([], { id: 'ana' }), NOW, false],
  ['a moment before kick-off', match(), KICK_OFF - 1, true],
  ['from kick-off on', match(), KICK_OFF, false],
] as const)('%s a drop-out is open or not', (_when, of, now, isOpen) => {
  expect(openProposals([proposalOf(dropOut)], [of], now)).toHaveLength(Number(isOpen));
});

test('proposals about other matches are not open', () => {
  expect(openProposals([proposalOf(dropOut)], [], NOW)).toEqual([]);
});

test('a newcomer waits until the device holds a name', () => {
  const taken = proposalOf({ ...newcomer, holderId: 'nico' });
  expect(openProposals([proposalOf(newcomer), taken], [], KICK_OFF)).toEqual([
    proposalOf(newcomer),
  ]);
});

test.each([dropOut, newcomer])(
  'dismissed, a $kind is open no more, and told to its device until the match is over',
  (proposed) => {
    const until = KICK_OFF - 1000;
    const dismissed = { ...proposalOf(proposed), dismissedUntil: new Date(until).toISOString() };
    expect(openProposals([dismissed], [match()], NOW)).toEqual([]);
    const told = (of: ReturnType<typeof match>, now: number) =>
      dismissedProposals([dismissed, proposalOf(proposed)], [of], now);
    expect(told(match(), until - 1)).toEqual([dismissed]);
    expect(told(match(), until)).toEqual([]);
    const hasAnswered = told(match([answered(6)]), NOW);
    expect(hasAnswered).toHaveLength(proposed.kind === 'newcomer' ? 1 : 0);
  },
);

const judged = (open: Proposal[], name: string, deviceHash = 'phone') =>
  judgeNewcomer(open, { deviceHash, name });

test('a device has one open newcomer, and repeating the name is the same proposal', () => {
  expect(judged([], 'Dani')).toBe('new');
  expect(judged([proposalOf(newcomer)], 'dani')).toBe('known');
  const full = { sentence: expect.stringContaining('Ya avisaste desde este celu.') as string };
  expect(judged([proposalOf(newcomer)], 'Eva')).toEqual(full);
  expect(judged([proposalOf(newcomer)], 'Dani', 'another')).toBe('new');
  expect(judged([proposalOf(dropOut)], 'Dani')).toBe('new');
});

test('a list has at most ten newcomers, independent of other proposals', () => {
  const open = Array.from({ length: NEWCOMERS_PER_LIST_MAX }, (_, device) =>
    proposalOf({ ...newcomer, name: `Dani ${device}` }, `device ${device}`),
  );
  expect(judged([...open.slice(1), proposalOf(dropOut, 'x')], 'Dani')).toBe('new');
  expect(judged(open, 'Dani')).toEqual({
    sentence: 'Ya hay 10 avisos sin contestar. Escribile a quien organiza.',
  });
  expect(judged(open, 'Dani 3', 'device 3')).toBe('known');
});

test('two answers for a name can wait: one of devices with another name, and one of all others', () => {
  const byBeto = proposalOf(dropOut, 'beto’s');
  const byClaim = proposalOf({ ...dropOut, authorId: null }, 'claims');
  const all = [byBeto, byClaim, proposalOf({ ...dropOut, playerId: 'ana' }, 'x')];
  expect(replacedProposals(all, { ...dropOut, authorId: 'caro', answer: 'maybe' })).toEqual([
    byBeto,
  ]);
  expect(replacedProposals(all, { ...dropOut, authorId: null })).toEqual([byClaim]);
  expect(replacedProposals(all, { ...dropOut, matchId: 'n' })).toEqual([]);
});

test('two guests of a host can wait, and a repeated guest is the same proposal', () => {
  const guest = { kind: 'guest', matchId: 'm', playerId: 'nico', authorId: null } as const;
  const waiting = ['Dani', 'Eva'].map((name) => proposalOf({ ...guest, name }, name));
  expect(replacedProposals(waiting, { ...guest, name: 'Fede' })).toEqual(waiting.slice(0, 1));
  expect(replacedProposals(waiting, { ...guest, name: 'eva' })).toEqual(waiting.slice(1));
  expect(replacedProposals(waiting.slice(0, 1), { ...guest, name: 'Fede' })).toEqual([]);
});
