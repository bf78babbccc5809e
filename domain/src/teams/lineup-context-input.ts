import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { SIT_OUT_RULES } from './sit-out.ts';

/**
 * Schema of a change of the line-up context, the settings with which teams for a match are formed. A missing field
 * keeps its stored value.
 */
export const lineupContextInput = z.object(
  {
    sitOut: z.optional(z.enum(SIT_OUT_RULES, { error: MESSAGES.sitOutInvalid })),
    isGroupCalled: z.optional(z.boolean({ error: MESSAGES.fieldInvalid })),
  },
  { error: MESSAGES.invalid },
);
export type LineupContextInput = z.output<typeof lineupContextInput>;
