import { type AttendanceStatus, IS_ANSWER } from '../attendance/status.ts';
import { placesOf, type FormatSize } from '../matches/match-format.ts';
import { longDate } from '../time/dates.ts';
import { nameList } from '../text/text-line.ts';
import { ATTENDANCE_GREETING } from './whatsapp-link.ts';

type CalledMatch = { date: string; time: string; location: string } & FormatSize;
type CalledPlayer = { name: string; status: AttendanceStatus };

/** Maximum number of names in the message, so that it stays readable on a phone. */
const NAMED_MAX = 40;

/**
 * Returns the message that calls the group to a match. `link` is the group link, or null while it is off, `capacity`
 * the number of places for answers by the link, and `money` the line about what each player pays (`moneyLine`), or
 * null.
 */
export function groupCall(
  match: CalledMatch,
  players: readonly CalledPlayer[],
  link: string | null,
  capacity = placesOf(match),
  money: string | null = null,
): string {
  const { date, time, location } = match;
  const confirmed = players.filter(({ status }) => status === 'confirmed').length;
  const silent = players.filter(({ status }) => !IS_ANSWER[status]);
  const isAsked = silent.length > 0 || players.length === 0;
  const what = `¡Hay partido!\n${longDate(date)} · ${time}\n${location}`;
  return [
    money === null ? what : `${what}\n${money}`,
    players.length > 0 &&
      `${placesLine(capacity - confirmed, link, placesOf(match))}\n${missingLine(silent)}`,
    isAsked && `¿Venís? ${howToAnswer(date, link)}`,
    !isAsked && link !== null && `Mirá quién va: ${linkOfDay(link, date)}`,
  ]
    .filter((part) => part !== false)
    .join('\n\n');
}

/** Returns the sentence that tells a player how to answer: by the group link, or in the chat if `link` is null. */
export function howToAnswer(date: string, link: string | null): string {
  return link === null ? 'Contestá «voy» o «no voy».' : `Tocá tu nombre: ${linkOfDay(link, date)}`;
}

function placesLine(left: number, link: string | null, places: number): string {
  if (left < 1) return 'Ya está completo: quien se sume va de suplente.';
  if (link !== null) return `${left === 1 ? 'Falta 1' : `Faltan ${left}`} para completar.`;
  return left === 1 ? `Queda 1 lugar de ${places}.` : `Quedan ${left} lugares de ${places}.`;
}

function missingLine(silent: readonly { name: string }[]): string {
  if (silent.length === 0) return 'Ya contestaron todos.';
  if (silent.length === 1) return `Falta que conteste ${silent[0]?.name ?? ''}.`;
  const named = silent.slice(0, NAMED_MAX).map(({ name }) => name);
  const others = silent.length - named.length;
  return `Falta que contesten ${nameList(others > 0 ? [...named, `${others} más`] : named)}.`;
}

/*
 * A call to one player asks for an answer if the player has not answered: by the personal link, or without one by the
 * group link, or without any link in the chat. All other players get the text of
 * docs/specification.md#confirm-attendance, with the personal link in case they change their mind.
 */

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

/**
 * Returns a group link or personal link with the day and month of a match appended. Chats cache the preview of an
 * address for days, so each match needs its own address.
 */
export function linkOfDay(link: string, date: string): string {
  return `${link}?${date.slice(8)}-${date.slice(5, 7)}`;
}
