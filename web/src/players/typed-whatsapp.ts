import * as z from 'zod/mini';
import { storedWhatsapp } from './stored-whatsapp.ts';

/**
 * A number as typed, read with the organiser's `country` → E.164, or null for none. `missing` is the
 * sentence for none, given where one is required.
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
