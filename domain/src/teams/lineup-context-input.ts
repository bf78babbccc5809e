import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { SIT_OUT_RULES } from './sit-out.ts';

/** The body of a change of the line-up context. */
export const lineupContextInput = z.object(
  { sitOut: z.enum(SIT_OUT_RULES, { error: MESSAGES.sitOutInvalid }) },
  { error: MESSAGES.invalid },
);
