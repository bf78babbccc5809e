import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { expect, test } from 'vitest';
import { playerInput, playerPatch } from './player.ts';
import { SKILL_LEVELS } from '../limits.ts';
import { ratingOf, skillLevelOf } from './skill-level.ts';

const ana = { name: 'Ana', skillLevel: '3', whatsapp: '11 5555 1234' };
const broken = (value: unknown) =>
  z
    .safeParse(playerInput, value)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a player has name, level and number', () => {
  expect(z.parse(playerInput, ana)).toEqual(ana);
});

test('a level may be a number, and texts are trimmed', () => {
  expect(
    z.parse(playerInput, { name: ' Ana ', skillLevel: 5, whatsapp: ' +34612345678 ' }),
  ).toEqual({
    name: 'Ana',
    skillLevel: '5',
    whatsapp: '+34612345678',
  });
});

test.each([[undefined], [null], [''], ['   ']])(
  'an empty phone number (%j) becomes null',
  (whatsapp) => {
    expect(z.parse(playerInput, { ...ana, whatsapp })).toMatchObject({ whatsapp: null });
  },
);

test('the phone number is optional', () => {
  expect(z.parse(playerInput, { name: 'Ana', skillLevel: '2' })).toEqual({
    name: 'Ana',
    skillLevel: '2',
    whatsapp: null,
  });
});

test.each([
  [{ name: undefined }, `name: ${MESSAGES.playerIncomplete}`],
  [{ name: null }, `name: ${MESSAGES.playerIncomplete}`],
  [{ name: 7 }, `name: ${MESSAGES.playerIncomplete}`],
  [{ name: [] }, `name: ${MESSAGES.playerIncomplete}`],
  [{ name: '  ' }, `name: ${MESSAGES.playerIncomplete}`],
  [{ name: 'a'.repeat(81) }, `name: ${MESSAGES.nameTooLong}`],
  [{ name: 'A\u0007na' }, `name: ${MESSAGES.oddCharacters}`],
  [{ skillLevel: undefined }, `skillLevel: ${MESSAGES.playerIncomplete}`],
  [{ skillLevel: null }, `skillLevel: ${MESSAGES.playerIncomplete}`],
  [{ skillLevel: '' }, `skillLevel: ${MESSAGES.playerIncomplete}`],
  [{ skillLevel: [] }, `skillLevel: ${MESSAGES.playerIncomplete}`],
  [{ skillLevel: true }, `skillLevel: ${MESSAGES.playerIncomplete}`],
  [{ skillLevel: '1' }, `skillLevel: ${MESSAGES.skillLevelInvalid}`],
  [{ skillLevel: 6 }, `skillLevel: ${MESSAGES.skillLevelInvalid}`],
  [{ skillLevel: 3.5 }, `skillLevel: ${MESSAGES.skillLevelInvalid}`],
  [{ skillLevel: Number.NaN }, `skillLevel: ${MESSAGES.playerIncomplete}`],
  [{ skillLevel: 'Experto' }, `skillLevel: ${MESSAGES.skillLevelInvalid}`],
  [{ whatsapp: 5491155551234 }, `whatsapp: ${MESSAGES.whatsappInvalid}`],
  [{ whatsapp: [] }, `whatsapp: ${MESSAGES.whatsappInvalid}`],
  [{ whatsapp: '1234567' }, `whatsapp: ${MESSAGES.whatsappDigits}`],
  [{ whatsapp: '1234567890123456' }, `whatsapp: ${MESSAGES.whatsappDigits}`],
  [{ whatsapp: 'no tiene' }, `whatsapp: ${MESSAGES.whatsappDigits}`],
])('a player with %j is refused in Spanish: %s', (change, sentence) => {
  expect(broken({ ...ana, ...change })).toEqual([sentence]);
});

test.each([[undefined], [null], [7], ['Ana'], [[]]])('%j is not a valid player', (value) => {
  expect(broken(value)).toEqual([`: ${MESSAGES.playerIncomplete}`]);
});

test('an empty player has an error at name and at level', () => {
  expect(broken({})).toEqual([
    `name: ${MESSAGES.playerIncomplete}`,
    `skillLevel: ${MESSAGES.playerIncomplete}`,
  ]);
});

test('a name of 80 characters is accepted, an emoji counts as one', () => {
  expect(broken({ ...ana, name: '👍'.repeat(80) })).toBeUndefined();
});

test('a patch of a player has only the named fields', () => {
  expect(z.parse(playerPatch, {})).toEqual({});
  expect(Object.keys(z.parse(playerPatch, { name: ' Ana ' }))).toEqual(['name']);
  expect(z.parse(playerPatch, { whatsapp: '', skillLevel: 4 })).toEqual({
    whatsapp: null,
    skillLevel: '4',
  });
  expect(z.safeParse(playerPatch, { name: '' }).error?.issues[0]?.path).toEqual(['name']);
  expect(z.safeParse(playerPatch, { skillLevel: null }).success).toBe(false);
});

test('a level and its rating are the same', () => {
  expect(SKILL_LEVELS.map((level) => skillLevelOf(ratingOf(level)))).toEqual([...SKILL_LEVELS]);
  expect(() => skillLevelOf(6)).toThrow(RangeError);
});
