import { fail, ok, type Result } from '../result.ts';
import { normaliseTime } from './times.ts';

export type TimeProblem = 'unclear' | 'ambiguous';

/** No time is this long. */
const LENGTH_MAX = 40;

const SPOKEN =
  /^(?<hour>\d{1,2})(?:[:.](?<minute>\d{2})| y (?<part>media|cuarto))?(?: (?:de|a|por) la (?<half>ma[nñ]ana|madrugada|tarde|noche))?$/;
const PARTS: Record<string, string> = { media: '30', cuarto: '15' };
/** The hours of a 12-hour dial, 0 for twelve, that each part of the day has, and what makes 24 hours of them. */
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
 * A time of day as people type it → HH:MM, or why not. Beyond `normaliseTime`: a keypad's
 * '2130' and '930', '21', '21 y media', '9 de la noche'. A bare hour from 1 to 12 may be either half of the day and is
 * refused.
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

/** Null where the part of the day is missing, or has no such hour. */
function hourOf(hour: number, half: string): number | null {
  const dial = hour % 12;
  const fitting = HALVES[half]?.find(({ from, to }) => dial >= from && dial <= to);
  return fitting ? dial + fitting.add : null;
}
