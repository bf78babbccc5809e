import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { INVITED_MAX } from '../limits.ts';

const playerId = z.string({ error: MESSAGES.playerMissing });

/**
 * Schema of a request that adds players to a match: one as `playerId`, or several as `playerIds`. If one of several
 * cannot be added, none is.
 */
export const rosterInput = z
  .object(
    {
      playerId: z.optional(playerId),
      playerIds: z.optional(
        z
          .array(playerId, { error: MESSAGES.fieldInvalid })
          .check(z.maxLength(INVITED_MAX, { error: MESSAGES.tooManyInvited })),
      ),
    },
    { error: MESSAGES.invalid },
  )
  .check(
    z.refine((sent) => sent.playerId !== undefined || sent.playerIds !== undefined, {
      error: MESSAGES.playerMissing,
      path: ['playerId'],
    }),
    z.refine((sent) => sent.playerId === undefined || sent.playerIds === undefined, {
      error: MESSAGES.fieldInvalid,
      path: ['playerIds'],
    }),
  );
