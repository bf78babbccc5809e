import * as z from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';
import { fail, ok, type Result } from '../result.ts';
import { GOALS_MAX, type Score } from '../results/score.ts';
import * as MESSAGES from '../text/messages.ts';
import type { TypedScore } from './shown-page.ts';

const text = z.string({ error: MESSAGES.fieldInvalid });

const ofMatch = {
  match: text.register(schemaMetadata, { description: 'The key of the match.' }),
  player: text.register(schemaMetadata, {
    description: 'The key of the player who says so: the name of this device, or of the own link.',
  }),
};

/**
 * Value of the last option in a row of goals. With this option the number of goals is in the text field of the row
 * (`claroMore`, `oscuroMore`).
 */
export const MORE_GOALS = 'mas';

const goals = z.optional(text).register(schemaMetadata, {
  description: `0 to ${GOALS_MAX}, or «${MORE_GOALS}» for the field of more.`,
});
const more = z.optional(text);

/** Schema of a proposed score as a form of the players' page, or the script of the page, sends it. */
export const scoreInput = z
  .object(
    { ...ofMatch, claro: goals, claroMore: more, oscuro: goals, oscuroMore: more },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'ScoreByLink' });
export type ScoreInput = z.output<typeof scoreInput>;

/** Schema of a vote for La figura of a match. */
export const voteInput = z
  .object(
    {
      ...ofMatch,
      figura: z.optional(text).register(schemaMetadata, { description: 'The key of a player.' }),
    },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'VoteByLink' });
export type VoteInput = z.output<typeof voteInput>;

export function typedScore({ claro, claroMore, oscuro, oscuroMore }: ScoreInput): TypedScore {
  const typed = (chosen = '', further = '') => (chosen === MORE_GOALS ? further : chosen).trim();
  return { claro: typed(claro, claroMore), oscuro: typed(oscuro, oscuroMore) };
}

export function scoreOf({ claro, oscuro }: TypedScore): Result<Score, string> {
  if (claro === '' || oscuro === '') return fail(MESSAGES.scoreMissing);
  const [one, other] = [goalsIn(claro), goalsIn(oscuro)];
  return one === null || other === null
    ? fail(MESSAGES.scoreInvalid)
    : ok({ claro: one, oscuro: other });
}

function goalsIn(typed: string): number | null {
  if (!/^\d{1,3}$/.test(typed)) return null;
  const goals = Number(typed);
  return goals <= GOALS_MAX ? goals : null;
}
