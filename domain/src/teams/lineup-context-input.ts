import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { SIT_OUT_RULES } from './sit-out.ts';

/** What a request says of an evening. */
export const eveningInput = z.object(
  { sitOut: z.enum(SIT_OUT_RULES, { error: MESSAGES.sitOutInvalid }) },
  { error: MESSAGES.invalid },
);

/** Whether a player has been called to a match. */
export const callInput = z.object(
  { called: z.boolean({ error: MESSAGES.fieldInvalid }) },
  { error: MESSAGES.invalid },
);
