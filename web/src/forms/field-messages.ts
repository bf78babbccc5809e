import type { FieldErrors } from 'react-hook-form';

/**
 * The message at each field. A sentence about the whole form ("Completá todos los campos…") shows only at the first
 * field with it; the next ones show their own of `missing`, whose keys are in the order of the screen.
 */
export function fieldMessages<Field extends string>(
  errors: FieldErrors,
  sentence: string,
  missing: Record<Field, string>,
): Record<Field, string | undefined> {
  let isShown = false;
  const messageAt = (field: string, own: string) => {
    const { message } = errors[field] ?? {};
    if (typeof message !== 'string') return undefined;
    if (message !== sentence) return message;
    const shown = isShown ? own : sentence;
    isShown = true;
    return shown;
  };
  const entries = Object.entries<string>(missing).map(([field, own]) => [
    field,
    messageAt(field, own),
  ]);
  return Object.fromEntries(entries) as Record<Field, string | undefined>;
}
