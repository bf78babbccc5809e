import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf, restoreValues } from './draft.ts';
import { idOf, recordedProfile } from '../../testing/recorded-profile.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
});

afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

test('typed input comes back after a reload, until it is saved', () => {
  draftOf('ana', 'list').store({ name: 'Los jueves' });
  expect(draftOf('ana', 'list').read()).toEqual({ name: 'Los jueves' });
  draftOf('ana', 'list').clear();
  expect(draftOf('ana', 'list').read()).toBeNull();
});

test('a draft belongs to one user and one form', () => {
  draftOf('ana', 'list').store({ name: 'Los jueves' });
  expect(draftOf('beto', 'list').read()).toBeNull();
  expect(draftOf('ana', 'match').read()).toBeNull();
});

test('a damaged draft counts as none', () => {
  draftOf('ana', 'list').store('x');
  for (const key of stored.keys()) stored.set(key, '{');
  expect(draftOf('ana', 'list').read()).toBeNull();
});

const SERIES = { recurringDay: '', time: '', location: '', listId: '' };

test.each([
  ['list-name', { name: '' }, { name: 'Los de los vier' }],
  [`name-of-${idOf('list Los de los jueves')}`, { name: '' }, { name: 'Los de los juev' }],
  ['match', { date: '', time: '' }, { date: '2030-02-02', time: '17:00' }],
  [`match-${idOf('match Polideportivo Sur')}`, { time: '' }, { time: '19:15' }],
  [`rematch-${idOf('match Polideportivo Sur')}`, { date: '' }, { date: '2030-03-07' }],
  ['recurring-match', SERIES, { recurringDay: '4', time: '20:45', location: 'La Bombon' }],
  ['profile', { name: '', whatsapp: '' }, { name: 'Ana Agü', whatsapp: '11 66' }],
])('the draft of the form %s of the client of cc09a9a is restored', (form, base, typed) => {
  for (const [key, text] of Object.entries(recordedProfile().session)) stored.set(key, text);
  expect(restoreValues(draftOf('ana', form).read(), base)).toMatchObject(typed);
});
