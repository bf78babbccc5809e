import { expect, test } from 'vitest';
import { agoText, untilText } from './when-text.ts';

const ZONE = 'America/Argentina/Buenos_Aires';
/** Current time in epoch milliseconds; the local time is 12:00. */
const NOW = Date.parse('2026-11-25T15:00:00Z');

test.each([
  ['2026-11-25T14:59:30.123456Z', 'recién'],
  ['2026-11-25T15:00:20Z', 'recién'],
  ['2026-11-25T14:55:00Z', 'hace 5 min'],
  ['2026-11-25T13:05:00Z', 'hoy 10:05'],
  ['2026-11-25T02:40:00Z', 'ayer 23:40'],
  ['2026-11-23T12:00:00Z', 'lun 23/11 09:00'],
])('an answer of %s is shown as %s', (timestamp, words) => {
  expect(agoText(timestamp, NOW, ZONE)).toBe(words);
});

test.each([
  ['2026-11-25T18:00', 'hoy 18:00'],
  ['2026-11-26T18:00', 'mañana 18:00'],
  ['2026-11-28T09:30', 'sáb 28/11 09:30'],
])('until %s is shown as %s', (until, words) => {
  expect(untilText(until, '2026-11-25')).toBe(words);
});
