import { clockIn, dayText, todayIn, type Answer } from '@picadito/domain';
import { clockText } from '../lib/clock.ts';

/**
 * Age in milliseconds of a use from which its date has the month. Within 28 days the day of the month alone identifies
 * a day.
 */
const FOUR_WEEKS_MS = 28 * 24 * 60 * 60 * 1000;

/**
 * Returns a text such as 'lo usó el jueves 26 a las 20:14' or 'lo usó hoy a las 20:14'. The date has the month if the
 * use is 28 days old or older.
 */
export function usedText(timestamp: string, now: number, timeZone: string): string {
  const at = Date.parse(timestamp);
  const [date = '', time = ''] = clockIn(timeZone, at).split('T');
  const day = dayText(date, todayIn(timeZone, now));
  const isNear = now - at < FOUR_WEEKS_MS;
  const shown = day.includes(' ') ? `el ${isNear ? day.replace(/\/.*/, '') : day}` : day;
  return `lo usó ${shown} a las ${time}`;
}

/**
 * Type of the claims to a player's name, by `times` devices. `answer` is the answer that the newest of these devices
 * has sent and that waits until the claim is decided; null for none.
 */
export type ShownClaim = { name: string; times: number; claimedAt: string; answer: Answer | null };

const ANSWER_PARTS: Record<Answer, string> = {
  confirmed: ' y dice VOY',
  declined: ' y se baja',
  maybe: ' y dice NO SÉ',
};

/** Returns a text such as 'Otro celu dice ser Nico y se baja · 3 veces, la última 20:14'. */
export function claimText(
  { name, times, claimedAt, answer }: ShownClaim,
  { now, timeZone }: { now: number; timeZone: string },
): string {
  const answerPart = answer === null ? '' : ANSWER_PARTS[answer];
  const when = clockText(claimedAt, now, timeZone);
  const count = times > 1 ? `${times} veces, la última ${when}` : when;
  return `Otro celu dice ser ${name}${answerPart} · ${count}`;
}
