import * as z from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';
import { SCORES_MAX } from '../limits.ts';
import * as MESSAGES from '../text/messages.ts';

/** Schema of the query for the scores of several matches. */
export const scoresQuery = z.object({
  matches: z
    .pipe(
      z._default(z.string({ error: MESSAGES.fieldInvalid }), ''),
      z.pipe(
        z.transform((text: string) => text.split(',').filter((id) => id !== '')),
        z.array(z.string()).check(z.maxLength(SCORES_MAX, { error: MESSAGES.tooManyScores })),
      ),
    )
    .register(schemaMetadata, {
      description: `The ids of at most ${SCORES_MAX} matches, with commas between.`,
    }),
});
export type ScoresQuery = z.output<typeof scoresQuery>;
