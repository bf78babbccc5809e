import { addDays, formatDate, weekdayName, weekdayOf } from '../time/dates.ts';
import { firstName } from './shown-names.ts';

type Promotion = {
  match: { date: string; time: string; location: string };
  /** Of the player, as the organiser has it. */
  name: string;
  /** In the zone of the match. */
  today: string;
  /** The address of the group's link. */
  link: string;
};

/** For the player who has moved up from the queue. Chats keep a preview for days: the address names the day. */
export function promotionMessage({ match, name, today, link }: Promotion): string {
  const { date, time, location } = match;
  const when = `${dayText(date, today)} ${time}`;
  return [
    `Entraste, ${firstName(name)}: ${when}, ${location}. ¿Venís?`,
    `${link}?${date.slice(8)}-${date.slice(5, 7)}`,
  ].join('\n');
}

/** 'hoy', 'mañana', 'jueves 27/11'. */
function dayText(date: string, today: string): string {
  if (date === today) return 'hoy';
  if (date === addDays(today, 1)) return 'mañana';
  return `${weekdayName(weekdayOf(date)).toLowerCase()} ${formatDate(date).slice(0, 5)}`;
}
