import type { AttendanceStatus } from '../attendance/status.ts';
import { CONFIRMATION_BAR_SCALE } from '../limits.ts';

/** What a player can answer by the link: VOY, NO VOY, NO SÉ. */
export const ANSWERS = ['confirmed', 'declined', 'maybe'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Places of a match for answers by the link, unless the organiser says otherwise. */
export const CAPACITY = CONFIRMATION_BAR_SCALE;
export const CAPACITY_MIN = 2;
export const CAPACITY_MAX = 30;

/** What an answer took the place of: with it the player takes the answer back. */
export type Before = {
  answer: Answer;
  comment: string | null;
  /** The place in the queue, or among those who are in. */
  queuedAt: string | null;
  confirmedAt: string | null;
};

/** The last answer of a player by the link, as it is stored. Times are the server's growing timestamps. */
export type LinkAnswer = {
  playerId: string;
  answer: Answer;
  comment: string | null;
  answeredAt: string;
  /** Waits in the queue since then. */
  queuedAt: string | null;
  /** Moved up out of the queue then. */
  promotedAt: string | null;
  /** And has been told of it then. */
  toldAt: string | null;
  /** Another player who answered for this one; this one's own id: one who has been deleted since. */
  authorId: string | null;
  /** The device only claims the name: it is neither an own device nor did it come by the personal link. */
  isClaim: boolean;
  /** Hash of the device that sent the answer; null for answers of older versions and of guests. */
  deviceHash: string | null;
  /** Since when the attendance is what it is; null where that is not known. */
  changedAt: string | null;
  before: Before | null;
};

/** Who answered for the player, of those who are there. */
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
 * An answer by the link counts while the attendance that is stored says the same, and has not changed since: a player in
 * the queue or in doubt has neither confirmed nor declined. Otherwise the organiser has decided since.
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

/** Who moved up, or was taken out of the queue by the organiser, and has not been told: 'Entró, falta avisarle'. */
export function isToTell(
  answer: Timed & Pick<LinkAnswer, 'toldAt'>,
  status: AttendanceStatus,
): boolean {
  if (answer.toldAt !== null) return false;
  const isTaken = answer.queuedAt !== null && status === 'confirmed';
  return isTaken || (isCurrent(answer, status) && answer.promotedAt !== null);
}
