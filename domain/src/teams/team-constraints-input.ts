import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { PAIR_KINDS } from './pair-kind.ts';

export const keeperInput = z.object(
  { isKeeper: z.boolean({ error: MESSAGES.fieldInvalid }) },
  { error: MESSAGES.invalid },
);

const playerId = z.string({ error: MESSAGES.playerMissing });

/** Schema of a request that sets the constraint of a pair of players, in any order. Null removes the constraint. */
export const pairInput = z.object(
  {
    playerIds: z
      .tuple([playerId, playerId], { error: MESSAGES.pairIncomplete })
      .check(z.refine(([one, other]) => one !== other, { error: MESSAGES.pairIncomplete })),
    kind: z.nullable(z.enum(PAIR_KINDS, { error: MESSAGES.pairKindInvalid })),
  },
  { error: MESSAGES.invalid },
);
export type PairInput = z.output<typeof pairInput>;
