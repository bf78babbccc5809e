/*
 * A call to one player asks a player who has not answered to answer by the personal link; without one, by the group
 * link; without any, in the chat. All other players get the text of docs/specification.md#confirm-attendance, with the
 * personal link in case they change their mind.
 */
import { longDate } from '../time/dates.ts';
import { howToAnswer } from './group-call.ts';
import { linkOfDay } from './link-of-day.ts';
import { ATTENDANCE_GREETING } from './whatsapp-link.ts';

type Call = {
  /** Group link; null while it is off. */
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
