import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf } from './draft.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
});

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

test('what was typed comes back after a reload, until it is saved', () => {
  draftOf('ana', 'list').keep({ name: 'Los jueves' });
  expect(draftOf('ana', 'list').read()).toEqual({ name: 'Los jueves' });
  draftOf('ana', 'list').clear();
  expect(draftOf('ana', 'list').read()).toBeNull();
});

test('nobody sees the draft of another user or of another form', () => {
  draftOf('ana', 'list').keep({ name: 'Los jueves' });
  expect(draftOf('beto', 'list').read()).toBeNull();
  expect(draftOf('ana', 'match').read()).toBeNull();
});

test('a damaged draft counts as none', () => {
  draftOf('ana', 'list').keep('x');
  for (const key of kept.keys()) kept.set(key, '{');
  expect(draftOf('ana', 'list').read()).toBeNull();
});
