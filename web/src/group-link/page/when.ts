import { weekdayName, weekdayOf, type ShownEvent, type ShownMatch } from '@picadito/domain';

/** Of a match on its page; a chat shows the title for days. */
export function whenNow(match: ShownMatch): string {
  return match.isToday ? `Hoy · ${match.time}` : whenOf(match);
}

/** 'jueves 27 a las 18:00', of YYYY-MM-DDTHH:MM. */
export function momentOf(clock: string): string {
  const [date = '', time = ''] = clock.split('T');
  return `${weekdayName(weekdayOf(date)).toLowerCase()} ${Number(date.slice(8))} a las ${time}`;
}

/** 'Jueves 27 · 21:00', as people in the group say it. */
export function whenOf({ date, time }: ShownEvent): string {
  return `${weekdayName(weekdayOf(date))} ${Number(date.slice(8))} · ${time}`;
}

export function mapOf({ location }: ShownEvent): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`;
}
