import { expect, test } from 'vitest';
import {
  countsAtOnce,
  weighAnswer,
  whoAnswers,
  type Speaking,
  type Spoken,
  type Weighing,
} from './judge-answer.ts';

const EITHER = [false, true] as const;
const NOBODY = { isOwn: false, isClaim: false, hasName: false, hasPersonalLink: false };

test('a device answers for the name that it owns in every case', () => {
  for (const isOwned of EITHER)
    for (const isStrict of EITHER)
      for (const other of ['si', undefined] as const)
        expect(whoAnswers({ ...NOBODY, isOwn: true }, { isOwned, isStrict }, { other })).toBe(
          'own',
        );
});

/**
 * The columns are: came by the personal link, the device claims the name already, another device owns the name, the
 * visitor said SÍ to '¿Sos vos?', and the expected result. Strict mode, and a name that the device owns, change none of
 * these rows.
 */
const AS_PLAYER: [boolean, boolean, boolean, boolean, Speaking][] = [
  [false, false, false, false, 'takes'],
  [false, true, false, false, 'takes'],
  [false, false, true, false, 'asks'],
  [false, false, true, true, 'claims'],
  [false, true, true, false, 'claims'],
  [true, false, true, false, 'takes'],
  [true, true, true, true, 'takes'],
];

test.each(AS_PLAYER)(
  'as the player: personal link %s, claims it already %s, held %s, SÍ %s: %s',
  (hasPersonalLink, isClaim, isOwned, isSure, speaking) => {
    for (const isStrict of EITHER)
      for (const hasName of EITHER) {
        const speaker = { ...NOBODY, hasPersonalLink, isClaim, hasName };
        const said = { soy: isSure ? ('si' as const) : undefined };
        expect(whoAnswers(speaker, { isOwned, isStrict }, said)).toBe(speaking);
      }
  },
);

/**
 * The columns are: the device owns a name, another device owns the name that the answer is for, the list is in strict
 * mode, and the expected result.
 */
const FOR_OTHER: [boolean, boolean, boolean, Speaking][] = [
  [false, false, false, 'nameless'],
  [false, true, false, 'nameless'],
  [true, false, false, 'other'],
  [true, true, false, 'other'],
  [true, false, true, 'other'],
  [true, true, true, 'strict'],
  [false, true, true, 'strict'],
];

test.each(FOR_OTHER)(
  'for another player: has a name %s, held %s, strict %s: %s',
  (hasName, isOwned, isStrict, speaking) => {
    const speaker = { ...NOBODY, hasName };
    expect(whoAnswers(speaker, { isOwned, isStrict }, { other: 'si' })).toBe(speaking);
  },
);

const SAID: Weighing = {
  speaking: 'claims',
  isVoy: true,
  isOwned: true,
  isStrict: false,
  hasOwnAnswer: false,
  isAsked: false,
  isLimited: false,
  takenOut: 0,
};

test.each<[string, Partial<Weighing>, boolean]>([
  ['the NO VOY of an own device', { speaking: 'own', isVoy: false, hasOwnAnswer: true }, true],
  ['the NO VOY of who takes the name', { speaking: 'takes', isVoy: false }, true],
  ['the VOY of a claim for a name without an own answer', {}, true],
  ['the VOY of another player for such a name', { speaking: 'other' }, true],
  ['the VOY of a claim for a name with an own answer', { hasOwnAnswer: true }, false],
  ['the VOY of a claim for a player who is asked to accept a place', { isAsked: true }, false],
  ['the NO VOY of a claim', { isVoy: false }, false],
  ['the NO VOY of another player for a held name', { speaking: 'other', isVoy: false }, false],
  ['that for a free name', { speaking: 'other', isVoy: false, isOwned: false }, true],
  [
    'that for a free name in strict mode',
    { speaking: 'other', isOwned: false, isStrict: true },
    true,
  ],
  ['the VOY of a claim in strict mode', { isStrict: true }, false],
  ['the second limited one', { speaking: 'takes', isLimited: true, takenOut: 1 }, true],
  ['the third limited one', { speaking: 'takes', isLimited: true, takenOut: 2 }, false],
])('%s counts at once or waits', (_what, said, counts) => {
  expect(countsAtOnce({ ...SAID, ...said })).toBe(counts);
});

const CONFIRMED = {
  playerId: 'ana',
  confirmed: true,
  declined: false,
  confirmedAt: '2026-07-01T12:00:00.000000Z',
  isOrganisers: true,
  answer: null,
  leftAt: null,
};

const NO_VOY: Spoken = {
  speaking: 'takes',
  kind: 'new',
  isOwned: false,
  isStrict: false,
  answer: 'declined',
  state: CONFIRMED,
  isAsked: false,
  deviceHash: 'device',
  addressHash: 'address',
};

const tookOut = (playerId: string, undoneAt: string | null = null) => ({
  at: '2026-07-01T13:00:00.000000Z',
  playerId,
  answer: 'declined' as const,
  authorId: null,
  deviceHash: 'another device',
  kind: 'new' as const,
  isComment: false,
  undoneAt,
  replaced: { own: { ...CONFIRMED, playerId }, guests: [], movedUp: [] },
  addressHash: 'address',
});

test('a new sender takes out two players whom the organiser has confirmed, and the third NO VOY waits', () => {
  const [one, other, again] = [tookOut('beto'), tookOut('caro'), tookOut('ana')];
  expect(weighAnswer(NO_VOY, [one])).toEqual({ counts: true, isLimited: true });
  expect(weighAnswer(NO_VOY, [one, other])).toEqual({ counts: false, isLimited: true });
  expect(weighAnswer(NO_VOY, [one, tookOut('caro', one.at)]).counts).toBe(true);
  // A new sender has answered for Ana before, so that her state is no longer the organiser's.
  const state = { ...CONFIRMED, isOrganisers: false };
  expect(weighAnswer({ ...NO_VOY, state }, [one, other, again]).counts).toBe(false);
});

test('the limit of new senders does not concern a VOY, known devices, and players who are not in', () => {
  const log = [tookOut('beto'), tookOut('caro')];
  for (const spoken of [
    { ...NO_VOY, answer: 'confirmed' as const },
    { ...NO_VOY, kind: 'usual' as const },
    { ...NO_VOY, state: { ...CONFIRMED, confirmed: false } },
  ])
    expect(weighAnswer(spoken, log)).toEqual({ counts: true, isLimited: false });
});
