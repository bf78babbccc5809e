/*
 * With 'DESHACER' a player takes back the last answer. The player gets back the former place, among the players who are
 * in or on the waitlist, unless another player has taken it since; then the player becomes the first on the waitlist.
 * The answer before the last change stays available until the next change, or until the organiser decides.
 */
import type { AttendanceStatus } from '../attendance/status.ts';
import type { Answer, Before, LinkAnswer } from './answer.ts';

type Attending = { status: AttendanceStatus; confirmedAt: string | null };

/**
 * Returns the state that is stored with a new answer of a player so that the answer can be taken back. Returns null if
 * the player had no state to go back to: neither an answer nor a decision of the organiser. If the new answer is the
 * same as the last one, the state stored with the last one is kept. `current` is the player's answer that still counts.
 */
export function beforeOf(
  { status, confirmedAt }: Attending,
  current: LinkAnswer | undefined,
  answer: Answer,
): Before | null {
  const last: Answer | undefined = status === 'pending' ? current?.answer : status;
  if (last === answer) return current?.before ?? null;
  if (last === undefined) return null;
  const { comment = null, queuedAt = null } = current ?? {};
  return { answer: last, comment, queuedAt, confirmedAt };
}

/**
 * Type of the times of a player's attendance. `changedAt` is the time of its last change, or null if that is not known.
 */
type Present = { confirmedAt: string | null; changedAt?: string | null };

/**
 * Tells whether any of the other players has come in since a player left at `leftAt`, and so may have taken the place.
 * `changedAt` decides where it is known, because a player who took back an answer comes in later than `confirmedAt`
 * says.
 */
export function isPlaceTaken(others: readonly Present[], leftAt: string | null): boolean {
  return others.some(
    ({ confirmedAt, changedAt }) =>
      confirmedAt !== null && (changedAt ?? confirmedAt) > (leftAt ?? ''),
  );
}
