import { ApiError, isNotFound } from './http/api-error.ts';
import { describeError } from './describe-error.ts';
import { fieldErrors } from './field-errors.ts';

/** Reports that another device has changed the same data since it was read, so that nothing was overwritten. */
export class ChangedElsewhere extends Error {
  override readonly name = 'ChangedElsewhere';

  constructor(options?: ErrorOptions) {
    super('changed elsewhere', options);
  }
}

const CHANGED = 'Lo cambiaron desde otro lugar mientras tanto. Mirá cómo quedó y probá de nuevo.';
const GONE = 'Eso ya no está: se eliminó desde otro lugar. Actualizamos la pantalla.';

/**
 * Returns the message for a failed action: that the data was changed or deleted elsewhere, `signedOut` if the session
 * has ended, the central handler's sentence if the action is forbidden, the server's sentence if it refused the data,
 * and otherwise the sentence of the action (docs/specification.md#toasts).
 */
export function failureSentence(
  error: unknown,
  { action, signedOut }: { action: string; signedOut?: string },
): string {
  if (error instanceof ChangedElsewhere) return CHANGED;
  if (error instanceof ApiError && error.status === 401) return signedOut ?? describeError(error);
  if (error instanceof ApiError && error.status === 403) return describeError(error);
  if (isNotFound(error)) return GONE;
  return fieldErrors(error)[0]?.message ?? action;
}
