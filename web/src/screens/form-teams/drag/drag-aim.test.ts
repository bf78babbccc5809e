import { expect, test } from 'vitest';
import { targetAmong, zoneOfId } from './drag-aim.ts';

test.each([
  ['nothing', [], 'card', null],
  ['a team', ['claro'], 'card', 'claro'],
  ['the dock before what lies beneath it', ['oscuro', 'dock-suplente'], 'card', 'dock-suplente'],
  ['no team for a card over the list that it comes from', ['libre'], 'card', null],
  ['the list for a chip of the board', ['libre'], 'chip', 'libre'],
  ['the dock’s way out of a team for a card', ['libre', 'dock-libre'], 'card', 'dock-libre'],
] as const)('a pointer aims at %s', (_, hits, by, target) => {
  expect(targetAmong(hits, by)).toBe(target);
});

test('a zone is found by its position on the board and in the dock', () => {
  expect(zoneOfId('claro')).toBe('claro');
  expect(zoneOfId('dock-libre')).toBe('libre');
  expect(zoneOfId('elsewhere')).toBeNull();
  expect(zoneOfId(undefined)).toBeNull();
});
