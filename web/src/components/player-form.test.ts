import { MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { NO_PLAYER, playerForm } from './player-form.ts';

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
