/*
 * A player can bring guests ('+1 Dani') to one match. Until the answers close, or until 24 hours before kick-off if
 * there is no deadline, guests wait behind all players of the list; from then on they wait in the order of their times,
 * like everybody else. A guest who is in stays in. Only a host who says VOY brings a guest, and the guest drops out
 * with the host unless the organiser keeps the guest. If the host comes back before kick-off, the guest comes back too,
 * at the end of the waitlist. A guest that the organiser keeps after dropping out gets back the former state: in, as if
 * confirmed by the organiser, or on the waitlist at the old place.
 */
import type { LinkAnswer } from './answer.ts';

/** The level of a new guest until the organiser changes it. */
export const USUAL_LEVEL = '3';
export const GUESTS_PER_PLAYER_MAX = 2;
export const GUESTS_PER_MATCH_MAX = 6;
const GUESTS_LAST_MS = 24 * 60 * 60 * 1000;

export type Guest = {
  playerId: string;
  hostId: string;
  /** True if the organiser keeps the guest in the match even if the host drops out. */
  isKept: boolean;
  /** Timestamp at which the guest dropped out together with the host; null for all other guests. */
  leftAt: string | null;
};

/**
 * Type of the start of a match and its deadline for answers, both in epoch milliseconds. `closesAt` is null if the
 * organiser has set no deadline.
 */
export type Times = { startsAt: number; closesAt: number | null };

export function areGuestsLast(times: Times, now: number): boolean {
  return now < guestsLastUntil(times);
}

export function guestsLastUntil({ startsAt, closesAt }: Times): number {
  return closesAt ?? startsAt - GUESTS_LAST_MS;
}

/**
 * Returns since when a guest who dropped out with the host had been on the waitlist; null if the guest had a place.
 * `answer` is the guest's last answer by the link. If the answer is NO VOY, the state before it counts, and otherwise
 * the answer. If the organiser took out the host, the guest has no NO VOY.
 */
export function queuedBefore(answer: LinkAnswer | undefined): string | null {
  const before = answer?.answer === 'declined' ? answer.before : answer;
  return before?.queuedAt ?? null;
}
