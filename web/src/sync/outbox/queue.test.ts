import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../testing/fake-window.ts';
import { claim } from '../storage.ts';
import { restorePendingChanges, usePendingChanges, openQueue } from './queue.ts';

const TAP = { kind: 'attendance', matchId: 'm', playerId: 'p', name: 'Ana' } as const;
const TEAMS = { claro: ['p'], oscuro: [], suplente: [] };

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: fakeStorage(), localStorage: fakeStorage() });
  claim('ana');
  restorePendingChanges('ana');
});
afterEach(() => {
  restorePendingChanges('');
  vi.unstubAllGlobals();
});

test('reading an unchanged queue publishes nothing', () => {
  const queue = openQueue('ana', new AbortController().signal);
  queue.append([
    { ...TAP, base: 'pending', target: 'confirmed' },
    {
      kind: 'teams',
      matchId: 'm',
      base: null,
      exist: false,
      target: { ...TEAMS, createdBy: 'manual' },
    },
  ]);
  const published = vi.fn();
  const unsubscribe = usePendingChanges.subscribe(published);
  expect(queue.read()).toHaveLength(2);
  expect(published).not.toHaveBeenCalled();
  openQueue('ana', new AbortController().signal).append([
    { ...TAP, base: 'confirmed', target: 'declined' },
  ]);
  expect(queue.read()).toHaveLength(3);
  unsubscribe();
});
