import { ApiError } from '../sync/http/api-error.ts';
import { failureSentence } from '../sync/failure-sentence.ts';

/** Texts that screens show when an action on money fails. */
export const MONEY_FAILURES = {
  load: 'No se pudo cargar la plata. Intentá nuevamente.',
  save: 'No se pudo anotar. Intentá nuevamente.',
} as const;

/** Returns the sentence for a refused change of money: the server's own one if a rule refused it. */
export function moneyFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 409 && error.problem) {
    return error.problem.detail;
  }
  return failureSentence(error, { action: MONEY_FAILURES.save });
}
