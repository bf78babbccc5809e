import { expect, test } from 'vitest';
import { usedText } from './device-text.ts';

const NOW = Date.parse('2026-11-29T15:00:00Z');

test.each([
  ['2026-11-29T14:05:00Z', 'lo usó hoy a las 11:05'],
  ['2026-11-28T23:14:00Z', 'lo usó ayer a las 20:14'],
  ['2026-11-26T23:14:00Z', 'lo usó el jueves 26 a las 20:14'],
  ['2026-08-27T23:14:00Z', 'lo usó el jueves 27/08 a las 20:14'],
])('a device that was used at %s reads «%s»', (usedAt, text) => {
  expect(usedText(usedAt, NOW, 'America/Argentina/Buenos_Aires')).toBe(text);
});
