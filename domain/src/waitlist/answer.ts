import type { AttendanceStatus } from '../attendance/status.ts';
import { CONFIRMATION_BAR_SCALE } from '../limits.ts';

/** Lists what a player can answer by the link: VOY, NO VOY and NO SÉ. */
export const ANSWERS = ['confirmed', 'declined', 'maybe'] as const;
export type Answer = (typeof ANSWERS)[number];

/** A match has this many places for answers by the link unless the organiser sets another number. */
export const CAPACITY = CONFIRMATION_BAR_SCALE;
export const CAPACITY_MIN = 2;
export const CAPACITY_MAX = 30;

/** Records what an answer replaced, so that the player can take the answer back. */
export type Before = {
  answer: Answer;
  comment: string | null;
  /**
   * The place on the waitlist follows from `queuedAt`, and the place among the confirmed players from `confirmedAt`.
   */
  queuedAt: string | null;
  confirmedAt: string | null;
};

/**
 * Describes the last answer of a player by the link as it is stored. All times are growing timestamps of the server.
 */
export type LinkAnswer = {
  playerId: string;
  answer: Answer;
  comment: string | null;
  answeredAt: string;
  /** The player has been on the waitlist since this time. */
  queuedAt: string | null;
  /** The player moved up from the waitlist at this time. */
  promotedAt: string | null;
  /** The player was marked as notified of the promotion at this time. */
  toldAt: string | null;
  /** Another player answered for this one. The player's own id stands for an author who has been deleted since. */
  authorId: string | null;
  /** The device only claims the name: it neither owns the name nor came by the personal link. */
  isClaim: boolean;
  /** Identifies the device that sent the answer by its hash; null for answers of older versions and of guests. */
  deviceHash: string | null;
  /** The attendance last changed at this time; null when the time is not known. */
  changedAt: string | null;
  before: Before | null;
};

/**
 * Returns the player who answered for this one; null when the answer is the player's or the author has been deleted.
 */
export function authorOf({
  playerId,
  authorId,
}: Pick<LinkAnswer, 'playerId' | 'authorId'>): string | null {
  return authorId === playerId ? null : authorId;
}

/** Tells whether an own device of the player, or the personal link, gave the answer. */
export function isOwnAnswer({ authorId, isClaim }: Pick<LinkAnswer, 'authorId' | 'isClaim'>) {
  return authorId === null && !isClaim;
}

type Timed = Pick<LinkAnswer, 'answer' | 'queuedAt' | 'answeredAt' | 'promotedAt' | 'changedAt'>;

/**
 * Tells whether an answer by the link still counts. This is so while the stored attendance says the same and has not
 * changed since: a player on the waitlist or in doubt has neither confirmed nor declined. Otherwise the organiser has
 * decided since.
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
 * Tells whether a player moved up, or was taken from the waitlist by the organiser, without being notified yet ('Entró,
 * falta avisarle').
 */
export function isToTell(
  answer: Timed & Pick<LinkAnswer, 'toldAt'>,
  status: AttendanceStatus,
): boolean {
  if (answer.toldAt !== null) return false;
  const isTaken = answer.queuedAt !== null && status === 'confirmed';
  return isTaken || (isCurrent(answer, status) && answer.promotedAt !== null);
}
