import { dayOfEpoch } from '../time/calendar.ts';
import { offsetAt } from '../time/wall-clock.ts';

const DAY_MS = 86_400_000;
/**
 * Step in milliseconds in which clock changes are searched. A change that is undone within one step is missed, but no
 * zone has made such a change in recent decades.
 */
const STEP_MS = 7 * DAY_MS;

type Change = { at: number; from: number; to: number };

/**
 * Returns the lines of the VTIMEZONE component of `timeZone` (RFC 5545, 3.6.5): its offset at `from`, and each clock
 * change between `from` and `until` (epoch milliseconds).
 */
export function timeZoneBlock(timeZone: string, from: number, until: number): string[] {
  const changes = changesOf(timeZone, from, until);
  const [first] = changes;
  const start = first ? first.from : offsetAt(timeZone, from);
  const before = { at: from, from: start, to: start };
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance(before, first !== undefined && first.to < first.from),
    ...changes.flatMap((change) => observance(change, change.to > change.from)),
    'END:VTIMEZONE',
  ];
}

/**
 * Returns the wall-clock time at `instant` (epoch milliseconds) for an offset from UTC in milliseconds, as in
 * 20261126T210000.
 */
export function wallTime(instant: number, offset: number): string {
  const shown = instant + offset;
  const { year, month, day } = dayOfEpoch(Math.floor(shown / DAY_MS));
  const seconds = Math.floor((((shown % DAY_MS) + DAY_MS) % DAY_MS) / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${String(year).padStart(4, '0')}${two(month)}${two(day)}T${clock.map(two).join('')}`;
}

function observance({ at, from, to }: Change, isSummer: boolean): string[] {
  const kind = isSummer ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wallTime(at, from)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ];
}

function changesOf(timeZone: string, from: number, until: number): Change[] {
  const changes: Change[] = [];
  let offset = offsetAt(timeZone, from);
  for (let seen = from; seen < until; seen += STEP_MS) {
    const next = Math.min(seen + STEP_MS, until);
    const to = offsetAt(timeZone, next);
    if (to !== offset) changes.push({ at: changeBetween(timeZone, seen, next), from: offset, to });
    offset = to;
  }
  return changes;
}

/**
 * Returns the time (epoch milliseconds) of the clock change between `seen` and `next`, to the second: the first second
 * with the new offset.
 */
function changeBetween(timeZone: string, seen: number, next: number): number {
  const before = offsetAt(timeZone, seen);
  let [old, fresh] = [seen, next];
  while (fresh - old > 1000) {
    const middle = old + Math.floor((fresh - old) / 2000) * 1000;
    if (offsetAt(timeZone, middle) === before) old = middle;
    else fresh = middle;
  }
  return fresh;
}

/** Returns an offset in milliseconds in the form of RFC 5545, as in '-0300'. */
function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
