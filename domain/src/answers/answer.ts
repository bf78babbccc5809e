import type { AttendanceStatus } from '../attendance/status.ts';
import { CONFIRMATION_BAR_SCALE } from '../limits.ts';

/** What a player can answer by the link: VOY, NO VOY, NO SÉ. */
export const ANSWERS = ['confirmed', 'declined', 'maybe'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Places of a match for answers by the link, unless the organiser says otherwise. */
export const CAPACITY = CONFIRMATION_BAR_SCALE;
export const CAPACITY_MIN = 2;
export const CAPACITY_MAX = 30;

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
  /** Another player who answered for this one. */
  authorId: string | null;
};

/**
 * An answer by the link counts while the attendance that is stored says the same: a player in the queue or in doubt has
 * neither confirmed nor declined. Otherwise the organiser has decided since.
 */
export function isCurrent(
  { answer, queuedAt }: Pick<LinkAnswer, 'answer' | 'queuedAt'>,
  status: AttendanceStatus,
): boolean {
  if (answer === 'declined') return status === 'declined';
  const isIn = answer === 'confirmed' && queuedAt === null;
  return status === (isIn ? 'confirmed' : 'pending');
}

/** Who moved up and has not been told: 'Entró, falta avisarle'. */
export function isToTell(
  answer: Pick<LinkAnswer, 'answer' | 'queuedAt' | 'promotedAt' | 'toldAt'>,
  status: AttendanceStatus,
): boolean {
  return isCurrent(answer, status) && answer.promotedAt !== null && answer.toldAt === null;
}
