import type { FieldErrors, FieldValues } from 'react-hook-form';
import { toastError } from '../ui/toast/toasts.ts';

/**
 * Shows the error of the first invalid one of `fields` as the toast of docs/specification.md#rules-matches; each
 * error also shows at its field.
 */
export function toastFirstError<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  fields: readonly string[],
): void {
  const sentences = fields.map((field) => errors[field]?.message);
  const first = sentences.find((sentence) => typeof sentence === 'string');
  if (typeof first === 'string') toastError(first);
}
