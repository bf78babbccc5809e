import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';

/** `asksAgain`: whether anything may be suggested about that player again. */
export const suggestionAnswer = z.object(
  { asksAgain: z.boolean({ error: MESSAGES.fieldInvalid }) },
  { error: MESSAGES.invalid },
);
export type SuggestionAnswer = z.output<typeof suggestionAnswer>;
