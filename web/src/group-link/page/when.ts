import { weekdayName, weekdayOf, type ShownEvent, type ShownMatch } from '@picadito/domain';

/** Returns when a match is, for its page. A chat shows the title of the page for days, so the title has no 'Hoy'. */
export function whenNow(match: ShownMatch): string {
  return match.isToday ? `Hoy · ${match.time}` : whenOf(match);
}

/** Returns a text such as 'jueves 27 a las 18:00' for YYYY-MM-DDTHH:MM. */
export function momentOf(clock: string): string {
  const [date = '', time = ''] = clock.split('T');
  return `${weekdayName(weekdayOf(date)).toLowerCase()} ${Number(date.slice(8))} a las ${time}`;
}

/** Returns a text such as 'Jueves 27 · 21:00', as people in the group say it. */
export function whenOf({ date, time }: ShownEvent): string {
  return `${weekdayName(weekdayOf(date))} ${Number(date.slice(8))} · ${time}`;
}

export function mapOf({ location }: ShownEvent): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`;
}
