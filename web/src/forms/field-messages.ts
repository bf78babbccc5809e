import type { FieldErrors } from 'react-hook-form';

/**
 * Returns the message to show at each field. A message that equals `sentence`, about the whole form ('Completá todos
 * los campos…'), shows only at the first field that has it. Later fields show their own message of `missing` instead.
 * The keys of `missing` are in the order of the screen.
 */
export function fieldMessages<Field extends string>(
  errors: FieldErrors,
  sentence: string,
  missing: Partial<Record<Field, string>>,
): Partial<Record<Field, string>> {
  let isShown = false;
  const messageAt = (field: string, own: string) => {
    const { message } = errors[field] ?? {};
    if (typeof message !== 'string') return undefined;
    if (message !== sentence) return message;
    const shown = isShown ? own : sentence;
    isShown = true;
    return shown;
  };
  const fields = Object.entries(missing) as [Field, string][];
  const messages = fields.map(([field, own]) => [field, messageAt(field, own)]);
  return Object.fromEntries(messages) as Partial<Record<Field, string>>;
}
