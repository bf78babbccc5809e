import { expect, test } from 'vitest';
import { whoAnswers, type Speaking } from './who-answers.ts';

type Case = Parameters<typeof whoAnswers>;

const EITHER = [false, true] as const;

/** Every combination of a device, a name and what is said. */
const CASES: Case[] = EITHER.flatMap((isHolder) =>
  EITHER.flatMap((hasName) =>
    EITHER.flatMap((hasOwnLink) =>
      EITHER.flatMap((isHeld) =>
        EITHER.flatMap((isStrict) =>
          EITHER.flatMap((isSure) =>
            EITHER.flatMap((isForOther) =>
              (['voy', 'no', 'nose'] as const).map((answer): Case => [
                { isHolder, hasName: hasName || isHolder, hasOwnLink },
                { isHeld, isStrict },
                {
                  answer,
                  soy: isSure ? 'si' : undefined,
                  other: isForOther ? 'si' : undefined,
                },
              ]),
            ),
          ),
        ),
      ),
    ),
  ),
);

const casesOf = (speaking: Speaking) => CASES.filter((one) => whoAnswers(...one) === speaking);

test('the device that holds a name answers for it, whatever else is so', () => {
  expect(casesOf('speaks')).toEqual(CASES.filter(([{ isHolder }]) => isHolder));
});

/** [own link, held, strict, '¿Sos vos?' answered]: who holds the name already is not asked. */
const AS_PLAYER: [boolean, boolean, boolean, boolean, Speaking][] = [
  [false, false, false, false, 'takes'],
  [false, false, false, true, 'takes'],
  [false, false, true, false, 'takes'],
  [false, false, true, true, 'takes'],
  [false, true, false, false, 'asks'],
  [false, true, false, true, 'takes'],
  [false, true, true, false, 'asks'],
  [false, true, true, true, 'waits'],
  [true, false, false, false, 'takes'],
  [true, false, false, true, 'takes'],
  [true, false, true, false, 'takes'],
  [true, false, true, true, 'takes'],
  [true, true, false, false, 'takes'],
  [true, true, false, true, 'takes'],
  [true, true, true, false, 'takes'],
  [true, true, true, true, 'takes'],
];

test.each(AS_PLAYER)(
  'as the player: own link %s, held %s, strict %s, sure %s: %s',
  (hasOwnLink, isHeld, isStrict, isSure, speaking) => {
    for (const answer of ['voy', 'no', 'nose'] as const) {
      for (const hasName of EITHER) {
        const device = { isHolder: false, hasName, hasOwnLink };
        const said = { answer, soy: isSure ? ('si' as const) : undefined, other: undefined };
        expect(whoAnswers(device, { isHeld, isStrict }, said)).toBe(speaking);
      }
    }
  },
);

/** [has a name, held, strict, VOY]; without NO VOY and NO SÉ for a held name outside strict mode. */
const FOR_OTHER: [boolean, boolean, boolean, boolean, Speaking][] = [
  [false, false, false, false, 'nameless'],
  [false, false, false, true, 'nameless'],
  [false, true, false, false, 'nameless'],
  [false, true, false, true, 'nameless'],
  [true, false, false, false, 'speaks-for-other'],
  [true, false, false, true, 'speaks-for-other'],
  [true, true, false, true, 'speaks-for-other'],
  [false, false, true, false, 'strict'],
  [false, false, true, true, 'strict'],
  [false, true, true, false, 'strict'],
  [false, true, true, true, 'strict'],
  [true, false, true, false, 'strict'],
  [true, false, true, true, 'strict'],
  [true, true, true, false, 'strict'],
  [true, true, true, true, 'strict'],
];

test.each(FOR_OTHER)(
  'for another player: has a name %s, held %s, strict %s, VOY %s: %s',
  (hasName, isHeld, isStrict, isVoy, speaking) => {
    for (const hasOwnLink of EITHER) {
      for (const answer of isVoy ? (['voy'] as const) : (['no', 'nose'] as const)) {
        const device = { isHolder: false, hasName, hasOwnLink };
        expect(whoAnswers(device, { isHeld, isStrict }, { answer, other: 'si' })).toBe(speaking);
      }
    }
  },
);

test('NO VOY for a player who answers from an own device is proposed, and NO SÉ for one is not taken', () => {
  const state = { isHeld: true, isStrict: false };
  for (const hasOwnLink of EITHER) {
    const device = { isHolder: false, hasName: true, hasOwnLink };
    expect(whoAnswers(device, state, { answer: 'no', other: 'si' })).toBe('proposes');
    expect(whoAnswers(device, state, { answer: 'nose', other: 'si' })).toBe('held');
  }
  expect(casesOf('proposes').every(([, { isHeld }, { answer }]) => isHeld && answer === 'no')).toBe(
    true,
  );
});

test('in strict mode a held name is taken by the own link only, and no device answers for another player', () => {
  const isStrict = ([, state]: Case) => state.isStrict;
  const taken = casesOf('takes').filter(isStrict);
  expect(taken.every(([{ hasOwnLink }, { isHeld }]) => hasOwnLink || !isHeld)).toBe(true);
  const forOther = CASES.filter((one) => isStrict(one) && one[2].other === 'si');
  const strangers = forOther.filter(([{ isHolder }]) => !isHolder);
  expect(new Set(strangers.map((one) => whoAnswers(...one)))).toEqual(new Set(['strict']));
  const withoutIt = CASES.filter((one) => !isStrict(one)).map((one) => whoAnswers(...one));
  expect(withoutIt).not.toContain('waits');
  expect(withoutIt).not.toContain('strict');
});
