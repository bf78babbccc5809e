import { MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { profileRules } from './profile-rules.ts';

const typed = { name: 'Nora', country: 'AR', whatsapp: '11 5555 1234' };

async function problems(values: typeof typed) {
  const parsed = await z.safeParseAsync(profileRules(values.country), values);
  return parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
}

test('a national number is read with the chosen country', async () => {
  const stored = async (country: string, whatsapp: string) =>
    (await z.parseAsync(profileRules(country), { ...typed, country, whatsapp })).whatsapp;
  expect(await stored('AR', '11 5555 1234')).toBe('+5491155551234');
  expect(await stored('MX', '55 1234 5678')).toBe('+525512345678');
  expect(await stored('', '')).toBeNull();
});

test('the name is required, the number is optional but must be valid', async () => {
  expect(await problems({ ...typed, name: ' ', whatsapp: '' })).toEqual([
    ['name', MESSAGES.userNameMissing],
  ]);
  expect(await problems({ ...typed, whatsapp: '12' })).toEqual([
    ['whatsapp', MESSAGES.whatsappDigits],
  ]);
  expect(await problems({ ...typed, country: '' })).toEqual([
    ['whatsapp', MESSAGES.whatsappCountry],
  ]);
});
