import { MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { afterAdding, isTyped, NO_PLAYER, playerForm, readPlayer } from './player-form.ts';

async function problems(form: ReturnType<typeof playerForm>, values: unknown) {
  const parsed = await z.safeParseAsync(form, values);
  return parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
}

test('a player may have no WhatsApp, and starts at level 3', async () => {
  const form = playerForm({ country: 'AR' });
  expect(await z.parseAsync(form, { ...NO_PLAYER, name: ' Ana ' })).toEqual({
    name: 'Ana',
    skillLevel: '3',
    whatsapp: null,
  });
});

test('the number is kept as WhatsApp wants it', async () => {
  const form = playerForm({ country: 'AR' });
  const player = await z.parseAsync(form, { ...NO_PLAYER, name: 'Ana', whatsapp: '11 5555 1234' });
  expect(player.whatsapp).toBe('+5491155551234');
});

test('every wrong field says so at once', async () => {
  const form = playerForm({ country: 'AR' });
  expect(await problems(form, { name: ' ', skillLevel: '3', whatsapp: '12' })).toEqual([
    ['name', MESSAGES.playerIncomplete],
    ['whatsapp', MESSAGES.whatsappDigits],
  ]);
});

test('a screen that asks for the number says its own sentences', async () => {
  const form = playerForm({
    country: 'AR',
    nameMissing: MESSAGES.playerNameMissing,
    whatsappMissing: MESSAGES.whatsappMissing,
  });
  expect(await problems(form, NO_PLAYER)).toEqual([
    ['name', MESSAGES.playerNameMissing],
    ['whatsapp', MESSAGES.whatsappMissing],
  ]);
});

test('what was typed of a player comes back as it was, wrong or right', () => {
  const typed = { name: ' An', skillLevel: '5', whatsapp: '11 5' };
  expect(readPlayer(typed)).toEqual(typed);
});

test.each([
  ['nothing', null],
  ['a list', []],
  ['a text', 'Ana'],
  ['no such level', { name: 'Ana', skillLevel: '9', whatsapp: '' }],
  ['half a player', { name: 'Ana' }],
])('where the browser kept %s, the form starts empty', (_name, kept) => {
  expect(readPlayer(kept)).toEqual(NO_PLAYER);
});

const sent = { name: 'Ana', skillLevel: '5' as const, whatsapp: '11 5555 1234' };

test('the form is empty again once the player is in', () => {
  expect(afterAdding(sent, sent)).toEqual(NO_PLAYER);
});

test('what was typed while a slow save ran stays, field by field', () => {
  expect(afterAdding(sent, { ...sent, name: 'Beto' })).toEqual({
    name: 'Beto',
    skillLevel: sent.skillLevel,
    whatsapp: '',
  });
  expect(afterAdding(sent, sent)).toEqual(NO_PLAYER);
  expect(afterAdding(sent, { name: 'Beto', skillLevel: '2', whatsapp: '11 4' })).toEqual({
    name: 'Beto',
    skillLevel: '2',
    whatsapp: '11 4',
  });
});

test('a name or a number is something typed, blanks and a level are not', () => {
  expect(isTyped({ ...NO_PLAYER, name: 'A' })).toBe(true);
  expect(isTyped({ ...NO_PLAYER, whatsapp: '1' })).toBe(true);
  expect(isTyped({ name: ' ', whatsapp: '' })).toBe(false);
});
