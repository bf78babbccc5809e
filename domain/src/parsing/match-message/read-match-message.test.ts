import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HELD_OUT } from '../../../corpus/match-messages/held-out.ts';
import { HELD_OUT_LATER } from '../../../corpus/match-messages/held-out-later.ts';
import { HELD_OUT_LAST } from '../../../corpus/match-messages/held-out-last.ts';
import { KNOWN } from '../../../corpus/match-messages/known.ts';
import { type MatchMessageCase, scoreMatchMessages } from '../../../corpus/score-match-message.ts';
import { addDays, formatDate, isPlainDate, longDate, weekdayName } from '../../time/dates.ts';
import { readMatchMessage } from './read-match-message.ts';

const TUESDAY = '2026-11-24';
const NOON = `${TUESDAY}T12:00`;
const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days));
const evening = fc.tuple(fc.integer({ min: 13, max: 23 }), fc.constantFrom('00', '15', '30', '45'));

test.each<[string, readonly MatchMessageCase[], number]>([
  ['that made the reader', KNOWN, 1],
  ['written before the reader', HELD_OUT, 0.95],
  ['written later, many of them traps', [...HELD_OUT_LATER, ...HELD_OUT_LAST], 0.95],
])('day, hour and place of messages are read without a wrong one: %s', (_, messages, least) => {
  const { wanted, right, wrong, missed } = scoreMatchMessages(messages);
  expect(wrong).toEqual([]);
  expect(right / wanted, missed.join('\n')).toBeGreaterThanOrEqual(least);
});

test('a weekday is the next such day to come, and today while its hour is to come', () => {
  const dateOf = (text: string, now = NOON) => readMatchMessage(text, now).date;
  expect(dateOf('martes 21hs')).toBe(TUESDAY);
  expect(dateOf('martes 21hs', `${TUESDAY}T21:00`)).toBeNull();
  expect(dateOf('martes que viene 21hs')).toBe('2026-12-01');
  expect(dateOf('lunes 21hs')).toBe('2026-11-30');
  expect(dateOf('viernes 21hs', '2026-12-31T12:00')).toBe('2027-01-01');
});

test('the words of a chat count from the day of their message', () => {
  const text = '[20:15, 23/11/2026] Nico: mañana 21hs';
  expect(readMatchMessage(text, NOON).date).toBe(TUESDAY);
  expect(readMatchMessage(text, '2026-11-23T12:00').date).toBe(TUESDAY);
  expect(readMatchMessage(text, '2026-11-25T12:00').date).toBeNull();
});

test('an earlier place is recognised in any words and keeps its spelling', () => {
  const placeOf = (text: string) =>
    readMatchMessage(text, NOON, ['Cancha Núñez', 'Ferro']).location;
  expect(placeOf('hoy 21hs cancha nunez')).toBe('Cancha Núñez');
  expect(placeOf('hoy 21hs en ferro, no en el galpón')).toBe('Ferro');
  expect(placeOf('hoy 21hs ferroviarios')).toBeNull();
});

test('any coming date and evening hour is read in every usual form', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 6 }), evening, (today, ahead, [hour, minute]) => {
      const date = addDays(today, ahead);
      const weekday = weekdayName(new Date(`${date}T12:00Z`).getUTCDay()).toLowerCase();
      const [time, short] = [`${hour}:${minute}`, formatDate(date).slice(0, 5)];
      for (const text of [
        `${longDate(date)} · ${time} · Cancha Núñez`,
        `${weekday} ${short} ${hour}.${minute}hs en Cancha Núñez`,
        `Fútbol ${weekday} a las ${time}. Lugar: Cancha Núñez`,
        `📅 ${weekday} ${Number(date.slice(8))}\n⏰ ${time} hs\n📍 Cancha Núñez`,
      ]) {
        const read = readMatchMessage(text, `${today}T23:59`);
        expect(read, text).toEqual({ date, time, location: 'Cancha Núñez', cost: null });
      }
    }),
  );
});

test('whatever the text is, its values are valid and no day is past', () => {
  const word = fc.constantFrom(
    'jueves',
    'mañana',
    'hoy',
    '21hs',
    'a las 9',
    'en El Galpón',
    '3/12',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string())), anyDay, (parts, today) => {
      const { date, time, location } = readMatchMessage(parts.join(' '), `${today}T12:00`);
      expect(date === null || (isPlainDate(date) && date >= today)).toBe(true);
      expect(time === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(time)).toBe(true);
      expect(location === null || location.trim() !== '').toBe(true);
    }),
  );
});

test.each([' ', '9', '21:', 'en ', 'cancha ', '~', '26/', 'el jueves '])(
  'a long text of "%s" is read quickly',
  (piece) => {
    const start = performance.now();
    readMatchMessage(piece.repeat(100_000), NOON);
    readMatchMessage(`${piece.repeat(80)}\n`.repeat(2_000), NOON);
    expect(performance.now() - start).toBeLessThan(2_000);
  },
);
