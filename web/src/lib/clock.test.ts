import { expect, test } from 'vitest';
import { clockText } from './clock.ts';

const ZONE = 'America/Argentina/Buenos_Aires';
const NOW = Date.parse('2026-11-25T15:00:00Z');

test.each([
  ['2026-11-25T14:59:30.123456Z', '11:59'],
  ['2026-11-25T02:40:00Z', 'ayer 23:40'],
  ['2026-11-23T12:00:00Z', 'lun 23/11 09:00'],
])('a moment of %s is shown by the clock of the match as %s', (timestamp, words) => {
  expect(clockText(timestamp, NOW, ZONE)).toBe(words);
});
