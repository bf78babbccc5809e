import type { PendingChange } from '@picadito/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../testing/fake-window.ts';
import { claim } from '../storage.ts';
import { readStoredQueue, removeStoredChange, storeChange } from './queue.ts';
import { idOf, recordedProfile } from '../../../testing/recorded-profile.ts';

const KEY = 'picadito-waiting:ana:0001-tab';
/** Entry of the outbox as the first version of the app stored it. */
const STORED =
  '{"kind":"attendance","matchId":"m","playerId":"p","name":"Beto",' +
  '"seen":{"confirmed":false,"declined":false},"wish":{"confirmed":true,"declined":false},"id":"0001-tab"}';
const CHANGE: PendingChange = {
  kind: 'attendance',
  matchId: 'm',
  playerId: 'p',
  name: 'Beto',
  base: 'pending',
  target: 'confirmed',
  id: '0001-tab',
};

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: fakeStorage(), localStorage: fakeStorage() });
  claim('ana');
});

test('entries are read and written in the format of the first version', () => {
  window.localStorage.setItem(KEY, STORED);
  expect(readStoredQueue('ana')).toEqual([CHANGE]);
  window.localStorage.removeItem(KEY);
  storeChange('ana', CHANGE);
  expect(window.localStorage.getItem(KEY)).toBe(STORED);
});

test('changes are in the order of their ids, without damaged entries', () => {
  storeChange('ana', { ...CHANGE, id: '0002-tab' });
  storeChange('ana', CHANGE);
  window.localStorage.setItem('picadito-waiting:ana:0000-tab', '{');
  expect(readStoredQueue('ana').map(({ id }) => id)).toEqual(['0001-tab', '0002-tab']);
  removeStoredChange('ana', '0001-tab');
  expect(readStoredQueue('ana').map(({ id }) => id)).toEqual(['0002-tab']);
});

test('a result is stored as it is', () => {
  const result = {
    kind: 'result' as const,
    id: '0003-tab',
    matchId: 'm',
    base: null,
    target: { claro: 4, oscuro: 3, scorers: [{ playerId: 'p', goals: 1, ownGoals: 0 }] },
  };
  storeChange('ana', result);
  expect(readStoredQueue('ana')).toEqual([result]);
});

test('a change of money is stored as it is, with the question of the server', () => {
  const payment: PendingChange = {
    kind: 'money',
    id: '0004-tab',
    matchId: 'm',
    listId: 'l',
    name: 'Beto',
    action: {
      do: 'pay',
      playerId: 'p',
      entryId: 'e',
      amount: 3500,
      seen: null,
      debtOf: 'm',
    },
    question: 'Juan ya anotó $3.500 de Beto. ¿Pagó otra vez?',
  };
  storeChange('ana', payment);
  expect(readStoredQueue('ana')).toEqual([payment]);
});

test('nothing is stored for a user who no longer owns the storage', () => {
  claim('beto');
  storeChange('ana', CHANGE);
  expect(readStoredQueue('ana')).toEqual([]);
});

test('entries of the client of cc09a9a survive a round trip', () => {
  const { local } = recordedProfile();
  const entries = Object.entries(local).filter(([key]) => key.startsWith('picadito-waiting:'));
  for (const [key, text] of entries) window.localStorage.setItem(key, text);
  const queue = readStoredQueue('ana');
  const ids = (...names: string[]) => names.map((name) => idOf(`player ${name}`));
  expect(queue.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 5 }, () => 'attendance'),
    'teams',
    'teams',
  ]);
  expect(
    queue.flatMap((change) =>
      change.kind === 'attendance' ? [[change.name, change.base, change.target]] : [],
    ),
  ).toEqual([
    ['Ana', 'pending', 'confirmed'],
    ['Beto', 'pending', 'declined'],
    ['Caro', 'confirmed', 'pending'],
    ['Ema', 'pending', 'confirmed'],
    ['Ema', 'confirmed', 'pending'],
  ]);
  expect(queue.slice(5)).toMatchObject([
    { base: null, exist: false, target: { claro: ids('Ana'), oscuro: ids('Dani') } },
    {
      base: { claro: ids('Ana', 'Beto', 'Caro'), oscuro: ids('Dani', 'Ema', 'Fede') },
      exist: true,
      target: { claro: ids('Ana', 'Caro', 'Ema'), createdBy: 'automatic' },
    },
  ]);
  for (const change of queue) removeStoredChange('ana', change.id);
  for (const change of queue) storeChange('ana', change);
  for (const [key, text] of entries) {
    expect(JSON.parse(window.localStorage.getItem(key) ?? '')).toEqual(JSON.parse(text));
  }
});

test('a change of an unknown kind stays stored and does not block the others', () => {
  const later = 'picadito-waiting:ana:0000-tab';
  const text = '{"kind":"weather","matchId":"m","wish":{"rain":false},"id":"0000-tab"}';
  window.localStorage.setItem(later, text);
  window.localStorage.setItem(KEY, STORED);
  expect(readStoredQueue('ana')).toEqual([CHANGE]);
  expect(window.localStorage.getItem(later)).toBe(text);
});
