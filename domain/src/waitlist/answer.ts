import type { AttendanceStatus } from '../attendance/status.ts';
import { todayIn } from '../time/dates.ts';

/** Possible answers by the link: VOY, NO VOY and NO SÉ. */
export const ANSWERS = ['confirmed', 'declined', 'maybe'] as const;
export type Answer = (typeof ANSWERS)[number];

/**
 * Type of the state that an answer replaced. It is stored with the answer so that the player can take the answer back
 * ('DESHACER').
 */
export type Before = {
  answer: Answer;
  comment: string | null;
  /**
   * Timestamp of joining the waitlist, from which the place on it follows; null if the player was not waiting. In the
   * same way the place among the players who are in follows from `confirmedAt`.
   */
  queuedAt: string | null;
  confirmedAt: string | null;
};

/**
 * Type of the last answer by the link for a player, as it is stored. All times are timestamps of the server that never
 * decrease, even when its clock is set back.
 */
export type LinkAnswer = {
  playerId: string;
  answer: Answer;
  comment: string | null;
  answeredAt: string;
  /** Time since which the player has been on the waitlist; null for a player who is not waiting. */
  queuedAt: string | null;
  /** Time at which the player moved up from the waitlist; null if that has not happened. */
  promotedAt: string | null;
  /** Time at which the organiser marked the player as notified of having moved up; null before that. */
  toldAt: string | null;
  /**
   * Id of the player who answered for this player; null if this player answered. If the author has been deleted, it is
   * the player's own id.
   */
  authorId: string | null;
  /**
   * True if the answer came from a device that only claims the name: the device neither owns the name nor used the
   * personal link.
   */
  isClaim: boolean;
  /** Hash that identifies the device that sent the answer; null for answers of older versions and of guests. */
  deviceHash: string | null;
  /** Time of the last change of the player's attendance; null if it is not known. */
  changedAt: string | null;
  before: Before | null;
  /**
   * The last day of the absence that the player's VOY has ended; null for none. If the VOY is taken back, the absence
   * counts again.
   */
  endedAbsence?: string | null;
  /** True once the player has said NO VOY to the match. */
  hasDeclined?: boolean;
};

/**
 * Returns the id of the player who answered for this player; null if the player answered, or if the author has been
 * deleted.
 */
export function authorOf({
  playerId,
  authorId,
}: Pick<LinkAnswer, 'playerId' | 'authorId'>): string | null {
  return authorId === playerId ? null : authorId;
}

/**
 * Returns true if the player gave the answer from an own device or by the personal link. Returns false if another
 * player gave it, or if the device only claims the player's name. An own device took the name first or was accepted.
 */
export function isOwnAnswer({ authorId, isClaim }: Pick<LinkAnswer, 'authorId' | 'isClaim'>) {
  return authorId === null && !isClaim;
}

type Timed = Pick<LinkAnswer, 'answer' | 'queuedAt' | 'answeredAt' | 'promotedAt' | 'changedAt'>;

/**
 * Tells whether an answer by the link still counts. It counts while the stored attendance agrees with it and has not
 * changed since; otherwise the organiser has decided in the meantime. A player on the waitlist, or with a NO SÉ, agrees
 * with the attendance 'pending'.
 */
export function isCurrent(
  { answer, queuedAt, answeredAt, promotedAt, changedAt }: Timed,
  status: AttendanceStatus,
): boolean {
  if (changedAt !== null && changedAt > (promotedAt ?? answeredAt)) return false;
  if (answer === 'declined') return status === 'declined';
  const isIn = answer === 'confirmed' && queuedAt === null;
  return status === (isIn ? 'confirmed' : 'pending');
}

/**
 * Tells whether a player got a place from the waitlist, by moving up or through the organiser, and has not been marked
 * as notified yet ('Entró, falta avisarle').
 */
export function needsNotification(
  answer: Timed & Pick<LinkAnswer, 'toldAt'>,
  status: AttendanceStatus,
): boolean {
  if (answer.toldAt !== null) return false;
  const isTaken = answer.queuedAt !== null && status === 'confirmed';
  return isTaken || (isCurrent(answer, status) && answer.promotedAt !== null);
}

/*
 * On the day of the match the players who are in are asked once more ('Hoy se juega. ¿Venís seguro?'), until they say
 * VOY on that day. The organiser sees the players who have not said so, except the players that the organiser confirmed
 * that day.
 */

type Day = { date: string; timeZone: string };

/**
 * Tells whether the time `at` (a timestamp or epoch milliseconds) is on the day of the match, by the clock of the
 * match.
 */
export function isOnTheDay(at: string | number, { date, timeZone }: Day): boolean {
  return todayIn(timeZone, typeof at === 'string' ? Date.parse(at) : at) === date;
}

/**
 * Tells whether it matters that a player repeats the answer `before`. It does when another sender gave that answer for
 * the player, when the player got a place from the waitlist and has not acknowledged it, or when the repetition is the
 * first answer on the day of the match.
 */
export function repeatMatters(
  before: Parameters<typeof needsNotification>[0] & Pick<LinkAnswer, 'authorId' | 'isClaim'>,
  status: AttendanceStatus,
  match: Day,
  now: number,
): boolean {
  const isFirstOnTheDay = isOnTheDay(now, match) && !isOnTheDay(before.answeredAt, match);
  return !isOwnAnswer(before) || needsNotification(before, status) || isFirstOnTheDay;
}
