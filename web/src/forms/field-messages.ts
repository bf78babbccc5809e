import type { FieldErrors } from 'react-hook-form';

/**
 * What stands at each field. A sentence about the whole form ("Completá todos los campos…") is said at the first
 * field that is missing; the next ones say in `missing` what they lack. Its keys are in the order of the screen.
 */
export function saidOnce<Field extends string>(
  errors: FieldErrors,
  sentence: string,
  missing: Record<Field, string>,
): Record<Field, string | undefined> {
  let said = false;
  const atField = (field: string, words: string) => {
    const { message } = errors[field] ?? {};
    if (typeof message !== 'string') return undefined;
    if (message !== sentence) return message;
    const here = said ? words : sentence;
    said = true;
    return here;
  };
  const entries = Object.entries<string>(missing).map(([field, words]) => [
    field,
    atField(field, words),
  ]);
  return Object.fromEntries(entries) as Record<Field, string | undefined>;
}
