import { MESSAGES } from '@picadito/domain';
import { ApiError, isNotFound } from './http/api-error.ts';
import { describeError } from './describe-error.ts';
import { fieldErrors } from './field-errors.ts';

/**
 * Error thrown for a write that would have overwritten a change of another device. Nothing was written. The message is
 * the sentence for the screen.
 */
export class ChangedElsewhere extends Error {
  override readonly name = 'ChangedElsewhere';
}

const GONE = 'Eso ya no está: se eliminó desde otro lugar. Actualizamos la pantalla.';

/**
 * Returns the message for a failed action (docs/specification.md#toasts). If the data was changed or deleted elsewhere,
 * the message says so. If the server refused the data, it is the server's sentence. It is `signedOut` if the session
 * has ended, and the central handler's sentence if the action is forbidden. A full disk of the server has its own
 * sentence. In all other cases it is `action`.
 */
export function failureSentence(
  error: unknown,
  { action, signedOut }: { action: string; signedOut?: string },
): string {
  if (error instanceof ChangedElsewhere) return error.message;
  if (error instanceof ApiError && error.status === 401) return signedOut ?? describeError(error);
  if (error instanceof ApiError && error.status === 403) return describeError(error);
  if (error instanceof ApiError && error.problem?.detail === MESSAGES.diskFull)
    return MESSAGES.diskFull;
  if (isNotFound(error)) return GONE;
  return fieldErrors(error)[0]?.message ?? action;
}
