import type { FieldErrors, FieldValues } from 'react-hook-form';
import { toastError } from '../ui/toast/toasts.ts';

/**
 * What a form's rules said of the first wrong one of its `fields`, as the toast of product.md §5; each sentence stands
 * at its field too. Where no field is wrong, what became of the rules themselves (lazy-resolver.ts).
 */
export function toastInvalid<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  fields: readonly string[],
): void {
  const sentences = [...fields, 'root'].map((field) => errors[field]?.message);
  const first = sentences.find((sentence) => typeof sentence === 'string');
  if (typeof first === 'string') toastError(first);
}
