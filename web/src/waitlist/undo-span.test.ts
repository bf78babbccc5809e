import { expect, test } from 'vitest';
import { spanFrom, spanText, spanTime, undoneText } from './undo-span.ts';

const timeZone = 'America/Argentina/Buenos_Aires';
/** Span that begins at 20:04:10 on 25 November by the clock of the match. */
const SPAN = { from: '2026-11-25T23:04:10.000001Z', count: 37 };
const at = (now: string) => ({ now: Date.parse(now), timeZone });
const TONIGHT = at('2026-11-26T00:00:00Z');

test("the suggested start is shown in the match's time zone, with the length of the span", () => {
  expect(spanTime(SPAN, timeZone)).toBe('20:04');
  expect(spanFrom(SPAN, '20:04', TONIGHT)).toBe(SPAN.from);
  expect(spanText(SPAN, SPAN.from, TONIGHT)).toBe(
    'Deshacer todo lo de celus nuevos y otros desde las 20:04 (37)',
  );
});

test.each([
  ['19:50', TONIGHT, '2026-11-25T22:50:00.000000Z', 'las 19:50'],
  ['20:30', TONIGHT, '2026-11-25T23:30:00.000000Z', 'las 20:30'],
  // Today's 21:30 is still to come.
  ['21:30', TONIGHT, '2026-11-25T00:30:00.000000Z', 'ayer a las 21:30'],
  ['00:10', at('2026-11-26T12:00:00Z'), '2026-11-26T03:10:00.000000Z', 'las 00:10'],
  ['19:50', at('2026-11-26T12:00:00Z'), '2026-11-25T22:50:00.000000Z', 'ayer a las 19:50'],
  ['19:50', at('2026-11-28T12:00:00Z'), '2026-11-25T22:50:00.000000Z', 'mié 25/11 a las 19:50'],
])('a span moved to %s begins at the nearest moment', (time, clock, from, words) => {
  expect(spanFrom(SPAN, time, clock)).toBe(from);
  expect(spanText(SPAN, from, clock)).toBe(
    `Deshacer todo lo de celus nuevos y otros desde ${words}`,
  );
});

test('undone answers are counted', () => {
  expect([1, 37].map(undoneText)).toEqual(['Se deshizo 1 cosa', 'Se deshicieron 37 cosas']);
});
