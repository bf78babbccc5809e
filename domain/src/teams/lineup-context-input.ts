import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { SIT_OUT_RULES } from './sit-out.ts';

/** The body of a change of the line-up context: what is not in it stays. */
export const lineupContextInput = z.object(
  {
    sitOut: z.optional(z.enum(SIT_OUT_RULES, { error: MESSAGES.sitOutInvalid })),
    isGroupCalled: z.optional(z.boolean({ error: MESSAGES.fieldInvalid })),
  },
  { error: MESSAGES.invalid },
);
export type LineupContextInput = z.output<typeof lineupContextInput>;
