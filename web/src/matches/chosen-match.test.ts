import type { Match } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch } from '../../testing/a-match.ts';
import { matchToOpen } from './chosen-match.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');

function match(id: string, date: string, status: Match['status'] = 'pendiente'): Match {
  return aMatch({ id, date, status });
}

const past = match('past', '2026-11-14', 'completado');
const near = match('near', '2026-11-26');
const far = match('far', '2026-12-03');

test('the match just created is chosen, at any position', () => {
  expect(matchToOpen([near, far, past], 'far', NOW)?.id).toBe('far');
});

test('without a chosen match the next match is chosen, in any order of the list', () => {
  expect(matchToOpen([far, near, past], null, NOW)?.id).toBe('near');
  expect(matchToOpen([past, near, far], 'deleted', NOW)?.id).toBe('near');
});

test('a match being played counts as the next one', () => {
  const kickOff = Date.parse('2026-11-27T00:00:00Z');
  expect(matchToOpen([far, near], null, kickOff + 60 * 60_000)?.id).toBe('near');
  expect(matchToOpen([far, near], null, kickOff + 2 * 60 * 60_000)?.id).toBe('far');
});

test('a cancelled match is skipped', () => {
  expect(matchToOpen([match('off', '2026-11-24', 'cancelado'), near], null, NOW)?.id).toBe('near');
});

test('without a future match the latest one is chosen, without matches none', () => {
  expect(matchToOpen([match('older', '2026-11-07', 'completado'), past], null, NOW)?.id).toBe(
    'past',
  );
  expect(matchToOpen([], null, NOW)).toBeNull();
});
