import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';

/**
 * Describes the answer to a suggestion. `asksAgain` tells whether the app may suggest another level for that player
 * later.
 */
export const suggestionAnswer = z.object(
  { asksAgain: z.boolean({ error: MESSAGES.fieldInvalid }) },
  { error: MESSAGES.invalid },
);
export type SuggestionAnswer = z.output<typeof suggestionAnswer>;
