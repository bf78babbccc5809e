import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { ACHIEVEMENTS } from './badge.ts';

/** Schema of a request that claims a badge. `userId` must be the id of the signed-in organiser. */
export const claimInput = z.object(
  {
    userId: z.string({ error: MESSAGES.badgeOfAnother }),
    type: z.enum(
      ACHIEVEMENTS.map(({ type }) => type),
      { error: MESSAGES.badgeUnknown },
    ),
  },
  { error: MESSAGES.invalid },
);
