import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';

/**
 * Schema of the organiser's answer to a suggested level. `asksAgain` is true if the app may suggest another level for
 * that player later.
 */
export const suggestionAnswer = z.object(
  { asksAgain: z.boolean({ error: MESSAGES.fieldInvalid }) },
  { error: MESSAGES.invalid },
);
export type SuggestionAnswer = z.output<typeof suggestionAnswer>;
