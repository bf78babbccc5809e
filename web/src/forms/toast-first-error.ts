import type { FieldErrors, FieldValues } from 'react-hook-form';
import { toastError } from '../ui/toast/toasts.ts';

/**
 * Shows the error of the first invalid field as a toast; `fields` gives the order
 * (docs/specification.md#rules-matches). Each error also shows at its field.
 */
export function toastFirstError<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  fields: readonly string[],
): void {
  const sentences = fields.map((field) => errors[field]?.message);
  const first = sentences.find((sentence) => typeof sentence === 'string');
  if (typeof first === 'string') toastError(first);
}
