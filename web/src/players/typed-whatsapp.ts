import * as z from 'zod/mini';
import { storedWhatsapp } from './stored-whatsapp.ts';

/**
 * Returns the schema that turns a number as typed into E.164 or null, read with the organiser's `country`. `missing` is
 * the text for an empty field, if a number is required.
 */
export function typedWhatsapp(country: string | null, missing?: string) {
  return z.pipe(
    z.string(),
    z.transform(async (typed: string, context): Promise<string | null> => {
      const refuse = (message: string) =>
        context.issues.push({ code: 'custom', message, input: typed });
      const stored = await storedWhatsapp(typed, country);
      if (!stored.ok) refuse(stored.error);
      else if (missing && stored.value.value === null) refuse(missing);
      return stored.ok ? stored.value.value : null;
    }),
  );
}
