import { formatDate, weekdayName, weekdayOf, type ShownEvent } from '@picadito/domain';

/** 'Jueves 27 · 21:00', as people in the group say it. */
export function whenOf({ date, time }: ShownEvent): string {
  return `${weekdayName(weekdayOf(date))} ${Number(date.slice(8))} · ${time}`;
}

/** 'jueves 27/11'. */
export function dayInWords(date: string): string {
  return `${weekdayName(weekdayOf(date)).toLowerCase()} ${formatDate(date).slice(0, 5)}`;
}

export function mapOf({ location }: ShownEvent): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`;
}
