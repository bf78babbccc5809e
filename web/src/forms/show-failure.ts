import { fieldErrors } from '../sync/field-errors.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { toastError } from '../ui/toast/toasts.ts';

/**
 * Shows why a save failed, once: at the fields that the server refused, or in a toast if no field shows it. `refuse`
 * shows a message at a field and returns whether the form has that field.
 */
export function showFailure(
  error: unknown,
  sentences: Parameters<typeof failureSentence>[1],
  refuse: (path: string, message: string) => boolean,
): void {
  const shown = fieldErrors(error).map(({ path, message }) => refuse(path, message));
  if (!shown.includes(true)) toastError(failureSentence(error, sentences));
}
