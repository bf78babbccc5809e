import type { Match } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch } from '../../testing/a-match.ts';
import { hasEnded, nextMatch } from './next-match.ts';

const NOW = Date.parse('2026-11-21T23:00:00Z'); // This is 20:00 in Buenos Aires.

const match = (id: string, over: Partial<Match>) => aMatch({ id, date: '2026-11-21', ...over });

const nextOf = (...matches: Match[]) => nextMatch(matches, NOW)?.id ?? null;

test('the next match is the first to start, in any order of the list', () => {
  expect(nextOf(match('later', { date: '2026-11-28' }), match('tonight', {}))).toBe('tonight');
});

test('a match counts as next until two hours after its start', () => {
  expect(nextOf(match('playing', { time: '18:01' }))).toBe('playing');
  expect(nextOf(match('over', { time: '18:00' }))).toBeNull();
});

test('the start is in the zone of the match', () => {
  expect(nextOf(match('madrid', { time: '22:00', timeZone: 'Europe/Madrid' }))).toBe(null);
  expect(nextOf(match('tijuana', { time: '18:00', timeZone: 'America/Tijuana' }))).toBe('tijuana');
});

test('a cancelled or completed match is never next', () => {
  expect(nextOf(match('a', { status: 'cancelado' }), match('b', { status: 'completado' }))).toBe(
    null,
  );
});

test('without matches there is no next match', () => {
  expect(nextOf()).toBeNull();
});

const HOUR = 60 * 60_000;

test.each([
  ['it was not over then, and is now', { time: '18:00' }, true],
  ['it is not over yet', { time: '18:01' }, false],
  ['it was over then', { time: '17:00' }, false],
  ['it was completed by its organiser', { time: '18:00', status: 'completado' }, false],
  ['it was cancelled', { time: '18:00', status: 'cancelado' }, false],
] as const)('a match has ended meanwhile: %s', (_, changes, ended) => {
  expect(hasEnded([match('one', changes)], NOW - HOUR, NOW)).toBe(ended);
});
