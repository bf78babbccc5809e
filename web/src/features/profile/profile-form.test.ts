import { MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import { SCREEN } from '../../lib/failures.ts';
import { ApiError } from '../../lib/http.ts';
import { patchOf, profileFailure, refusedFields, sameValues, valuesOf } from './profile-form.ts';

const typed = { name: 'Nora', country: 'AR', whatsapp: '11 5555 1234' };

const refusal = (path: string, message: string) =>
  new ApiError(422, JSON.stringify({ code: 'invalid-argument', errors: [{ path, message }] }));

test('what is stored stands in the fields, the number as people read it', () => {
  const stored = { name: 'Nora', country: null, whatsapp: '+5491155551234' };
  expect(valuesOf(stored)).toEqual({ ...typed, country: '', whatsapp: '+54 9 11 5555 1234' });
  expect(valuesOf({ ...stored, whatsapp: null }).whatsapp).toBe('');
});

test('the country is told only when there is one', () => {
  const profile = { name: 'Nora', whatsapp: null };
  expect(patchOf({ ...profile, country: 'UY' })).toEqual({ ...profile, country: 'UY' });
  expect(patchOf({ ...profile, country: '' })).toEqual(profile);
});

test.each(['name', 'country', 'whatsapp'])('a changed %s is noticed', (field) => {
  expect(sameValues(typed, { ...typed })).toBe(true);
  expect(sameValues(typed, { ...typed, [field]: 'x' })).toBe(false);
});

test.each([
  ['an ended session', new ApiError(401, ''), SCREEN.profileSignedOut],
  ['a refusal', new ApiError(403, ''), SCREEN.profileRefused],
  ['too many', new ApiError(429, ''), SCREEN.profileRefused],
  ['a wrong thing that is no field', refusal('timeZone', 'x'), SCREEN.profileRefused],
  ['a wrong field', refusal('name', MESSAGES.nameTooLong), MESSAGES.nameTooLong],
  ['a broken server', new ApiError(500, ''), SCREEN.updateProfile],
  ['a database away', new ApiError(503, ''), SCREEN.updateProfile],
  ['no network', new TypeError('Failed to fetch'), SCREEN.updateProfile],
])('%s has its sentence', (_case, error, sentence) => {
  expect(profileFailure(error)).toBe(sentence);
});

test('only what stands in the form can be wrong there', () => {
  expect(refusedFields(refusal('whatsapp', 'x'))).toEqual([{ path: 'whatsapp', message: 'x' }]);
  expect(refusedFields(refusal('timeZone', 'x'))).toEqual([]);
});
