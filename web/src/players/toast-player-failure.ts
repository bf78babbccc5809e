import { fieldErrors } from '../sync/field-errors.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { toastError } from '../ui/toast/toasts.ts';
import type { FailAt } from './use-player-form.ts';

/**
 * Says in a toast that a player was not saved, and shows the reasons at the fields that the server refused. A reason
 * without a field shows at the name.
 */
export function toastPlayerFailure(
  error: unknown,
  sentences: { action: string; signedOut?: string },
  failAt: FailAt,
): void {
  toastError(failureSentence(error, sentences));
  for (const { path, message } of fieldErrors(error)) {
    if (path === 'name' || path === 'skillLevel' || path === 'whatsapp') failAt(path, message);
    if (path === '') failAt('name', message);
  }
}
