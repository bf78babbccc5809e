import * as z from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';
import * as MESSAGES from '../text/messages.ts';
import { TEAM_SIZE_MAX } from '../limits.ts';
import { GOALS_MAX } from './score.ts';

const goals = (error: string) =>
  z
    .number({ error })
    .check(
      z.refine((value) => Number.isInteger(value) && value >= 0 && value <= GOALS_MAX, { error }),
    );

const scorer = z.object(
  {
    playerId: z.string({ error: MESSAGES.scorerNotPlaying }),
    goals: goals(MESSAGES.scorerGoalsInvalid),
    ownGoals: z._default(goals(MESSAGES.scorerGoalsInvalid), 0),
  },
  { error: MESSAGES.fieldInvalid },
);

const result = {
  claro: goals(MESSAGES.scoreInvalid),
  oscuro: goals(MESSAGES.scoreInvalid),
  scorers: z._default(
    z.array(scorer, { error: MESSAGES.fieldInvalid }).check(
      z.refine((all) => all.length <= 2 * TEAM_SIZE_MAX, { error: MESSAGES.scorerNotPlaying }),
      z.refine((all) => new Set(all.map(({ playerId }) => playerId)).size === all.length, {
        error: MESSAGES.scorerRepeated,
      }),
    ),
    [],
  ),
};

/** Schema of the result of a match: the score and the known scorers (docs/specification.md#results). */
export const resultInput = z.object(
  {
    ...result,
    seen: z
      .optional(z.nullable(z.object(result, { error: MESSAGES.fieldInvalid })))
      .register(schemaMetadata, {
        description:
          'The result on screen before the change; null: none. Another one there is 409.',
      }),
  },
  { error: MESSAGES.invalid },
);
export type ResultInput = z.output<typeof resultInput>;
