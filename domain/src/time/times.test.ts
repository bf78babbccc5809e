import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseTime } from './times.ts';

test.each([
  ['18:30', '18:30'],
  ['7:05', '07:05'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  ['18:30:00', '18:30'],
  [' 18:30 ', '18:30'],
  ['21.30', '21:30'],
  ['21h', '21:00'],
  ['21hs', '21:00'],
  ['21 hs.', '21:00'],
  ['21:30 hs', '21:30'],
  ['21h30', '21:30'],
  ['9 pm', '21:00'],
  ['9pm', '21:00'],
  ['9:30 PM', '21:30'],
  ['9:30 p. m.', '21:30'],
  ['9:30\u00a0p.\u00a0m.', '21:30'],
  ['9:30\u202fPM', '21:30'],
  ['9:30 p.m.', '21:30'],
  ['9:30 a. m.', '09:30'],
  ['12 am', '00:00'],
  ['12:05 am', '00:05'],
  ['12 pm', '12:00'],
  ['12:59 PM', '12:59'],
])('"%s" is %s', (written, time) => {
  expect(normaliseTime(written)).toBe(time);
});

test.each([
  '24:00',
  '18:60',
  '18:30:60',
  '13 pm',
  '0 am',
  '0:30 pm',
  '9',
  '2130',
  '18:3',
  '-1:00',
  '18:30 xm',
  'nueve',
  'pm',
  ':30',
  '18:30 18:30',
  '18:30\n19:00',
  '',
])('"%s" is no time', (written) => {
  expect(normaliseTime(written)).toBeNull();
});

/** Returns the time on a 12-hour clock as Intl writes it. */
function onDial(minuteOfDay: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeStyle: 'short',
    hour12: true,
    timeZone: 'UTC',
  }).format(minuteOfDay * 60_000);
}

test.each(['en-US', 'es-US', 'es-MX'])(
  'every minute of the day written by %s comes back',
  (locale) => {
    const wrong: string[] = [];
    for (let minute = 0; minute < 1440; minute += 1) {
      const time = new Date(minute * 60_000).toISOString().slice(11, 16);
      const written = onDial(minute, locale);
      if (normaliseTime(written) !== time || normaliseTime(time) !== time) wrong.push(written);
    }
    expect(wrong).toEqual([]);
  },
);

test('any text gives a normalised time or null', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(99), fc.nat(99), (noise, hour, minute) => {
      for (const text of [noise, `${hour}:${minute}`, `${hour}:${minute} ${noise}`]) {
        const time = normaliseTime(text);
        if (time === null) continue;
        expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
        expect(normaliseTime(time)).toBe(time);
      }
    }),
  );
});

test('a long text is refused, in a time that grows with its length and not with its square', () => {
  // A million blanks would take minutes in quadratic time, and the test would exceed its time limit.
  expect(normaliseTime(`10:00${' '.repeat(1_000_000)}x`)).toBeNull();
});
