import { fail, ok, type Result } from '../result.ts';
import { normaliseTime } from './times.ts';

export type TimeProblem = 'unclear' | 'ambiguous';

/** Maximum length of a text that is parsed as a time; no time is longer. */
const LENGTH_MAX = 40;

const SPOKEN =
  /^(?<hour>\d{1,2})(?:[:.](?<minute>\d{2})| y (?<part>media|cuarto))?(?: (?:de|a|por) la (?<half>ma[nñ]ana|madrugada|tarde|noche))?$/;
const PARTS: Record<string, string> = { media: '30', cuarto: '15' };
/**
 * Hours that each part of the day has on a 12-hour clock ('tarde', 'noche', …), with 0 for twelve, and the number of
 * hours to add for 24 hours.
 */
const HALVES: Record<string, { from: number; to: number; add: number }[]> = {
  madrugada: [{ from: 0, to: 6, add: 0 }],
  mañana: [{ from: 5, to: 11, add: 0 }],
  tarde: [{ from: 0, to: 8, add: 12 }],
  noche: [
    { from: 0, to: 0, add: 0 },
    { from: 7, to: 11, add: 12 },
  ],
};

/**
 * Returns a time of day as people type it in the form HH:MM, or the reason why the text is not a time. In addition to
 * the forms of `normaliseTime`, '2130' and '930' from a keypad, '21', '21 y media' and '9 de la noche' are accepted. An
 * hour from 1 to 12 without a part of the day, such as '9' or '9 y media', is rejected unless its minutes are in
 * digits, because it may be morning or evening.
 */
export function readTime(text: string): Result<string, TimeProblem> {
  const line = text.trim().toLowerCase().normalize('NFC').replaceAll(/\s+/g, ' ');
  if (line.length > LENGTH_MAX) return fail('unclear');
  const keypad = line.replace(/^(\d{1,2})(\d{2})(?!\d)/, '$1:$2');
  const time = normaliseTime(keypad);
  return time === null ? readSpoken(line) : ok(time);
}

function readSpoken(line: string): Result<string, TimeProblem> {
  const { hour, minute, part = '', half = '' } = SPOKEN.exec(line)?.groups ?? {};
  if (hour === undefined) return fail('unclear');
  const isOf24 = Number(hour) > 12 || Number(hour) === 0;
  const hourOf24 = isOf24 ? Number(hour) : hourOf(Number(hour), half.replace('manana', 'mañana'));
  if (hourOf24 === null) return fail('ambiguous');
  const time = normaliseTime(`${hourOf24}:${minute ?? PARTS[part] ?? '00'}`);
  return time === null ? fail('unclear') : ok(time);
}

/**
 * Returns the hour from 0 to 23 for an hour and a part of the day; null if the part of the day is missing or has no
 * such hour.
 */
function hourOf(hour: number, half: string): number | null {
  const dial = hour % 12;
  const fitting = HALVES[half]?.find(({ from, to }) => dial >= from && dial <= to);
  return fitting ? dial + fitting.add : null;
}
