/*
 * The organiser can undo everything that new and claiming devices have sent since a moment that the server suggests.
 * The organiser can choose another time of day instead: the past moment with that time that is nearest to the suggested
 * one.
 */
import { addDays, clockIn, instantOf, type MatchAnswers } from '@picadito/domain';
import { clockText } from '../lib/clock.ts';

type Span = NonNullable<MatchAnswers['span']>;
type Clock = { now: number; timeZone: string };

/** Returns the time of day, HH:MM, from which on the server suggests to undo answers, in the zone of the match. */
export function spanTime({ from }: Span, timeZone: string): string {
  return clockIn(timeZone, Date.parse(from)).slice(11);
}

/**
 * Returns the timestamp from which on answers are undone, for a local time HH:MM: of the past moments with this time,
 * the one nearest to the suggested moment.
 */
export function spanFrom(span: Span, time: string, { now, timeZone }: Clock): string {
  if (time === spanTime(span, timeZone)) return span.from;
  const suggested = Date.parse(span.from);
  const day = clockIn(timeZone, suggested).slice(0, 10);
  const [nearest = suggested] = [-1, 0, 1]
    .map((days) => instantOf(addDays(day, days), time, timeZone))
    .filter((instant) => instant <= now)
    .toSorted((one, other) => Math.abs(one - suggested) - Math.abs(other - suggested));
  // The server writes timestamps with microseconds and compares them as text.
  return new Date(nearest).toISOString().replace('Z', '000Z');
}

/**
 * Returns a text such as 'Deshacer todo lo de celus nuevos y otros desde las 20:04 (37)'. Only the suggested span has a
 * count, because the server counts only this one.
 */
export function spanText(span: Span, from: string, { now, timeZone }: Clock): string {
  const shown = clockText(from, now, timeZone);
  const since = /^\d/.test(shown) ? `las ${shown}` : shown.replace(/ (\d\d:)/, ' a las $1');
  const count = from === span.from ? ` (${span.count})` : '';
  return `Deshacer todo lo de celus nuevos y otros desde ${since}${count}`;
}

/** Returns a text such as 'Se deshicieron 37 cosas'. */
export function undoneText(count: number): string {
  return count === 1 ? 'Se deshizo 1 cosa' : `Se deshicieron ${count} cosas`;
}
