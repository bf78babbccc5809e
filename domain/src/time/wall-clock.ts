import { epochDay, type Day } from './calendar.ts';

const FORMATS_MAX = 500;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the date and time of the wall clock in `timeZone` at `instant` (epoch milliseconds). */
export function wallClock(
  timeZone: string,
  instant: number,
): Day & { hour: number; minute: number; second: number } {
  const shown = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatFor(timeZone).formatToParts(instant)) {
    if (type in shown) shown[type as keyof typeof shown] = Number(value);
  }
  return shown;
}

/** Returns the offset of `timeZone` from UTC at `instant` in milliseconds; it is negative in the Americas. */
export function offsetAt(timeZone: string, instant: number): number {
  const { hour, minute, second, ...day } = wallClock(timeZone, instant);
  const shown = epochDay(day) * 86_400_000 + ((hour * 60 + minute) * 60 + second) * 1000;
  return shown - Math.floor(instant / 1000) * 1000;
}

/** Returns the format of a zone from a cache, because creating a format is slow and zones are few. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size >= FORMATS_MAX) formats.clear();
  formats.set(timeZone, format);
  return format;
}
