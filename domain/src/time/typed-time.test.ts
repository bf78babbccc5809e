import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTime } from './typed-time.ts';

const two = (part: number) => String(part).padStart(2, '0');

test.each([
  ['2130', '21:30'],
  ['21.30', '21:30'],
  ['21:30', '21:30'],
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9pm', '21:00'],
  ['9 p. m.', '21:00'],
  ['9:30 am', '09:30'],
  ['930pm', '21:30'],
  ['21', '21:00'],
  ['0', '00:00'],
  ['21 hs', '21:00'],
  ['21 y media', '21:30'],
  ['20 y  cuarto', '20:15'],
  ['9 y media de la noche', '21:30'],
  ['9 Y MEDIA DE LA MAÑANA', '09:30'],
  ['9 de la manana', '09:00'],
  ['9:15 de la noche', '21:15'],
  ['7 de la tarde', '19:00'],
  ['12 de la noche', '00:00'],
  ['1 de la madrugada', '01:00'],
  ['21:30 de la noche', '21:30'],
])('"%s" is %s', (typed, time) => {
  expect(readTime(typed)).toEqual({ ok: true, value: time });
});

test.each([
  ['9', 'ambiguous'],
  ['12', 'ambiguous'],
  ['9 y media', 'ambiguous'],
  ['3 de la noche', 'ambiguous'],
  ['12 de la mañana', 'ambiguous'],
  ['24', 'unclear'],
  ['2460', 'unclear'],
  ['21:60', 'unclear'],
  ['2', 'ambiguous'],
  ['21:3', 'unclear'],
  ['a la noche', 'unclear'],
  ['', 'unclear'],
  [`9${' '.repeat(100_000)}x`, 'unclear'],
])('"%s" is refused as %s', (typed, sentence) => {
  expect(readTime(typed)).toEqual({ ok: false, error: sentence });
});

test('every minute of the day is read back as it is shown, with dot or colon, and from a keypad', () => {
  for (let minute = 0; minute < 1440; minute += 1) {
    const hour = Math.floor(minute / 60);
    const time = `${two(hour)}:${two(minute % 60)}`;
    const keypads = [`${two(hour)}${two(minute % 60)}`, `${hour}${two(minute % 60)}`];
    for (const typed of [time, time.replace(':', '.'), `${hour}:${two(minute % 60)}`, ...keypads]) {
      expect(readTime(typed), typed).toEqual({ ok: true, value: time });
    }
  }
});

test('any text is a time of day or a reason', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(9999), (noise, digits) => {
      for (const text of [noise, `${digits}`, `${digits}${noise}`]) {
        const read = readTime(text);
        const again = read.ok ? readTime(read.value) : read;
        expect(again).toEqual(read);
      }
    }),
  );
});
