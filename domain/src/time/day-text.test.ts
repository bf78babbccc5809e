import { expect, test } from 'vitest';
import { clockIn, dayInWords, dayText } from './day-text.ts';

test.each([
  ['2026-11-26', 'hoy'],
  ['2026-11-25', 'ayer'],
  ['2026-11-27', 'mañana'],
  ['2026-11-28', 'sábado 28/11'],
])('on 26 November %s is %s', (date, words) => {
  expect(dayText(date, '2026-11-26')).toBe(words);
});

test('a short line has a short weekday', () => {
  expect(dayText('2026-11-28', '2026-11-26', 3)).toBe('sáb 28/11');
  expect(dayInWords('2026-11-26', 3)).toBe('jue 26/11');
});

test('the clock of a zone has its own day', () => {
  expect(clockIn('America/Argentina/Buenos_Aires', Date.parse('2026-11-27T02:05:00Z'))).toBe(
    '2026-11-26T23:05',
  );
});
