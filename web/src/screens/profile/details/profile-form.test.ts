import { expect, test } from 'vitest';
import { ACCOUNT_FAILURES } from '../../../account/account.ts';
import { ApiError } from '../../../sync/http/api-error.ts';
import { patchOf, profileFailure, refusedFields, valuesOf } from './profile-form.ts';

const typed = { name: 'Nora', country: 'AR', whatsapp: '11 5555 1234' };

const refusal = (path: string, message: string) =>
  new ApiError(422, JSON.stringify({ code: 'invalid-argument', errors: [{ path, message }] }));

test('the form starts with the stored profile, the number formatted', () => {
  const stored = { name: 'Nora', country: null, whatsapp: '+5491155551234' };
  expect(valuesOf(stored)).toEqual({ ...typed, country: '', whatsapp: '+54 9 11 5555 1234' });
  expect(valuesOf({ ...stored, whatsapp: null }).whatsapp).toBe('');
});

test('only edited fields are sent: others may have changed on another device', () => {
  const sent = { name: 'Nora', country: 'AR', whatsapp: '+5491155551234' };
  expect(patchOf(sent, typed, typed)).toEqual({});
  expect(patchOf(sent, typed, { ...typed, name: 'Norma' })).toEqual({ name: 'Nora' });
  expect(patchOf(sent, typed, { name: '', country: '', whatsapp: '' })).toEqual(sent);
  const without = { ...typed, whatsapp: '' };
  expect(patchOf({ ...sent, whatsapp: null }, without, typed)).toEqual({ whatsapp: null });
});

test('the country is sent only if it is set', () => {
  const none = { ...typed, country: '' };
  expect(patchOf({ name: 'Nora', country: '', whatsapp: null }, none, typed)).toEqual({});
});

test.each([
  ['an ended session', new ApiError(401, ''), ACCOUNT_FAILURES.signedOut],
  ['a refusal', new ApiError(403, ''), ACCOUNT_FAILURES.refused],
  ['too many', new ApiError(429, ''), ACCOUNT_FAILURES.refused],
  ['a wrong thing that is no field', refusal('timeZone', 'x'), ACCOUNT_FAILURES.refused],
  ['a broken server', new ApiError(500, ''), ACCOUNT_FAILURES.update],
  ['a database away', new ApiError(503, ''), ACCOUNT_FAILURES.update],
  ['no network', new TypeError('Failed to fetch'), ACCOUNT_FAILURES.update],
])('%s has its message', (_case, error, sentence) => {
  expect(profileFailure(error)).toBe(sentence);
});

test('only errors of fields in the form are shown there', () => {
  expect(refusedFields(refusal('whatsapp', 'x'))).toEqual([{ path: 'whatsapp', message: 'x' }]);
  expect(refusedFields(refusal('timeZone', 'x'))).toEqual([]);
});
