import { dayText } from '../time/day-text.ts';
import { linkOfDay } from '../sharing/link-of-day.ts';
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

/** For the player who has moved up from the queue. */
export function promotionMessage({ match, name, today, link }: Promotion): string {
  const { date, time, location } = match;
  const when = `${dayText(date, today)} ${time}`;
  return [
    `Entraste, ${firstName(name)}: ${when}, ${location}. ¿Venís?`,
    linkOfDay(link, date),
  ].join('\n');
}
