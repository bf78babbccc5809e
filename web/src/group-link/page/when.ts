import {
  keptText,
  weekdayName,
  weekdayOf,
  type ShownEvent,
  type ShownMatch,
} from '@picadito/domain';

/**
 * Returns the date and time of a match for the page. The title of the page uses `whenOf` instead, because a chat shows
 * the title for days, when 'Hoy' would be wrong.
 */
export function whenNow(match: ShownMatch): string {
  return match.isToday ? `Hoy · ${match.time}` : whenOf(match);
}

/** Returns a text such as 'jueves 27 a las 18:00' for YYYY-MM-DDTHH:MM. */
export function momentOf(clock: string): string {
  const [date = '', time = ''] = clock.split('T');
  return `${weekdayName(weekdayOf(date)).toLowerCase()} ${Number(date.slice(8))} a las ${time}`;
}

/** Returns a text such as 'Jueves 27 · 21:00'. */
export function whenOf({ date, time }: ShownEvent): string {
  return `${weekdayName(weekdayOf(date))} ${Number(date.slice(8))} · ${time}`;
}

export function mapOf({ location }: ShownEvent): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`;
}

/** Returns a text such as '2 lugares guardados hasta el jueves 27 a las 12:00'; null if no places are kept. */
export function keptUntilText({ kept, isToday, date }: ShownMatch): string | null {
  return kept && `${keptText(kept.places)} hasta ${momentIn(kept.until, { isToday, date })}`;
}

/** Returns a text such as 'el jueves 27 a las 18:00' for YYYY-MM-DDTHH:MM, or 'las 18:00' on the day of the match. */
export function momentIn(
  clock: string,
  { isToday, date }: Pick<ShownMatch, 'isToday' | 'date'>,
): string {
  const isOfToday = isToday && clock.startsWith(date);
  return isOfToday ? `las ${clock.slice(11)}` : `el ${momentOf(clock)}`;
}
