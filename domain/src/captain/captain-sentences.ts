import type { AttendanceStatus } from '../attendance/status.ts';
import type { Score } from '../results/score.ts';

/** Name of a helper whose account is deleted. */
export const UNKNOWN_HELPER = 'un ayudante';

const STANDS: Record<AttendanceStatus, string> = {
  confirmed: 'va',
  declined: 'no va',
  pending: 'está sin confirmar',
};

/**
 * Type of the person who changed the attendance of a player before a tap of the captain: the organiser (with the name),
 * the captain, or another player by the link ('others').
 */
export type ChangedBy = { organiser: string } | 'captain' | 'others';

/** Returns the sentence for a tap that came after another change of the player's attendance. */
export function changedBefore(by: ChangedBy, name: string, status: AttendanceStatus): string {
  const who =
    by === 'captain'
      ? 'Ya lo habías anotado'
      : by === 'others'
        ? 'Cambió antes'
        : `${by.organiser} lo cambió antes`;
  return `${who}: ${name} ${STANDS[status]}.`;
}

/** The sentence for a decision about a proposal that is no longer open. */
export const ALREADY_DECIDED = 'Eso ya estaba resuelto: fijate cómo quedó.';

/** Returns the sentence for a payment of a player who has no share in the match any more. */
export const owesNothing = (name: string) => `${name} ya no paga este partido. No se anotó.`;

/** Returns the sentence for a payment after the share has changed. */
export const owesOther = (name: string, amount: string) =>
  `Ahora ${name} paga ${amount}. No se anotó: fijate y tocá de nuevo.`;

/** Returns the sentence for a payment after another one of the same player. */
export const paidBefore = (name: string) =>
  `Recién se anotó otro pago de ${name}. Si pagó otra vez, tocá de nuevo.`;

/** Returns the sentence for a score that came after another change of the result; null stands for no result. */
export function scoreChangedBefore(score: Score | null): string {
  if (!score) return 'El resultado cambió antes: lo borraron.';
  return `El resultado cambió antes: ${scoreText(score)}.`;
}

export const scoreText = ({ claro, oscuro }: Score) => `${claro}–${oscuro}`;
