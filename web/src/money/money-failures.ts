import { ApiError } from '../sync/http/api-error.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import type { Rejection } from '../sync/outbox/outcomes.ts';
import { rejectionSentence } from '../sync/outbox/rejection-sentence.ts';

/** Texts that screens show when an action on money fails. */
export const MONEY_FAILURES = {
  load: 'No se pudo cargar la plata. Intentá nuevamente.',
  save: 'No se pudo anotar. Intentá nuevamente.',
  offline: 'Para cambiar esto hace falta señal. No se guardó nada: probá cuando vuelva.',
} as const;

/**
 * Returns the sentence for a change of money that failed: the server's own one if a rule refused it, and another one if
 * the server has not answered.
 */
export function moneyFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 409 && error.problem) {
    return error.problem.detail;
  }
  const { save, offline } = MONEY_FAILURES;
  return failureSentence(error, { action: error instanceof ApiError ? save : offline });
}

/** Returns the sentence for a change of money that the server rejected. */
export function moneyRejection(rejection: Rejection): string {
  const isHelpOver = rejection.reason === 'help-over';
  return isHelpOver ? rejectionSentence([rejection]) : moneyFailure(rejection.error);
}
