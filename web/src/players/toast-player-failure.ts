import { fieldErrors } from '../sync/field-errors.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { toastError } from '../ui/toast/toasts.ts';
import type { FailAt } from './use-player-form.ts';

/** A player that was not saved: the toast says so, and the fields that the server refused say why. */
export function toastPlayerFailure(
  error: unknown,
  sentences: { action: string; signedOut?: string },
  failAt: FailAt,
): void {
  toastError(failureSentence(error, sentences));
  for (const { path, message } of fieldErrors(error)) {
    if (path === 'name' || path === 'skillLevel' || path === 'whatsapp') failAt(path, message);
  }
}
