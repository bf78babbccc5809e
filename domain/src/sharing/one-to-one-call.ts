/*
 * The message of a call to one player. Who has not answered is asked, and answers by the own link where there is one,
 * else by the link of the group, else in the chat. To the others it is that of docs/specification.md#confirm-attendance,
 * with the own link for a change of mind.
 */
import { longDate } from '../time/dates.ts';
import { howToAnswer } from './group-call.ts';
import { linkOfDay } from './link-of-day.ts';
import { ATTENDANCE_GREETING } from './whatsapp-link.ts';

type Call = {
  /** Of the group; null while it is off. */
  link: string | null;
  personalLink: string | null;
  isAsked: boolean;
};

export function oneToOneCall(
  { date, time, location }: { date: string; time: string; location: string },
  { link, personalLink, isAsked }: Call,
): string {
  const when = `${longDate(date)} · ${time} · ${location}`;
  const own = personalLink && linkOfDay(personalLink, date);
  if (isAsked) return `¿Venís? ${when}\n${own ? `Contestá acá: ${own}` : howToAnswer(date, link)}`;
  return [`${ATTENDANCE_GREETING}\n${when}`, ...(own ? [`Si cambia algo: ${own}`] : [])].join('\n');
}
