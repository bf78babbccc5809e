import { MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { NO_PLAYER, valuesOf } from './player-form.ts';
import { playerRules, isDuplicate, namesakeIn } from './player-rules.ts';

async function problems(rules: ReturnType<typeof playerRules>, values: unknown) {
  const parsed = await z.safeParseAsync(rules, values);
  return parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
}

test('the number is optional, and the default level is 3', async () => {
  const rules = playerRules({ country: 'AR' });
  expect(await z.parseAsync(rules, { ...NO_PLAYER, name: ' Ana ' })).toEqual({
    name: 'Ana',
    skillLevel: '3',
    whatsapp: null,
  });
});

test('the number is stored in the format of WhatsApp', async () => {
  const rules = playerRules({ country: 'AR' });
  const player = await z.parseAsync(rules, { ...NO_PLAYER, name: 'Ana', whatsapp: '11 5555 1234' });
  expect(player.whatsapp).toBe('+5491155551234');
});

test('every invalid field has its error', async () => {
  const rules = playerRules({ country: 'AR' });
  expect(await problems(rules, { name: ' ', skillLevel: '3', whatsapp: '12' })).toEqual([
    ['name', MESSAGES.playerIncomplete],
    ['whatsapp', MESSAGES.whatsappDigits],
  ]);
});

test('a screen that requires the number has its own messages', async () => {
  const rules = playerRules({
    country: 'AR',
    nameMissing: MESSAGES.playerNameMissing,
    whatsappMissing: MESSAGES.whatsappMissing,
  });
  expect(await problems(rules, NO_PLAYER)).toEqual([
    ['name', MESSAGES.playerNameMissing],
    ['whatsapp', MESSAGES.whatsappMissing],
  ]);
});

test('an unchanged number is stored unchanged', async () => {
  const ana = { name: 'Ana', skillLevel: '4' as const, whatsapp: '+525512345678' };
  expect(await z.parseAsync(playerRules({ country: 'AR' }), valuesOf(ana))).toEqual(ana);
});

const ana = { name: 'Ana Peña' };

test('a name that differs only in case is a duplicate', () => {
  expect(isDuplicate([ana], ' ana PEÑA ')).toBe(true);
  expect(isDuplicate([ana], 'Ana Pen\u0303a')).toBe(true);
});

test('names that differ by an accent are distinct', () => {
  expect(isDuplicate([ana], 'Aná Peña')).toBe(false);
});

test('a player of the list has the same name whatever the case, accents and spaces', () => {
  for (const typed of ['Ana Peña', ' ána  PEÑA ', 'Aná Peña'])
    expect(namesakeIn([ana], typed)).toBe(ana);
  expect(namesakeIn([ana], 'Ana Pena')).toBeUndefined();
  expect(namesakeIn([], 'Ana Peña')).toBeUndefined();
});
