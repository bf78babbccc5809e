import * as z from 'zod/mini';
import { cleanLine, lineProblem } from '../text/text-line.ts';
import * as MESSAGES from '../text/messages.ts';
import type { Answer } from '../waitlist/answer.ts';
import { fail, ok, type Result } from '../result.ts';
import { schemaMetadata } from '../contract/values.ts';
import { SPOKEN_ANSWERS, type Given, type SpokenAnswer } from './shown-page.ts';

export const COMMENT_MAX = 60;
/** Maximum size of a request with an answer, as a form or as JSON, in bytes. */
export const ANSWER_MAX_BYTES = 4096;
const NOTHING_TYPED = '';

const text = z.string({ error: MESSAGES.fieldInvalid });
const yes = z.optional(z.literal('si', { error: MESSAGES.fieldInvalid }));

/** Schema of an answer as a form of the players' page, or the script of the page, sends it. */
export const answerInput = z
  .object(
    {
      match: text.register(schemaMetadata, { description: 'The key of the match.' }),
      date: text.register(schemaMetadata, { description: 'With time and place: as drawn.' }),
      time: text,
      place: text,
      player: text.register(schemaMetadata, { description: 'The key of the player.' }),
      answer: z.enum(SPOKEN_ANSWERS, { error: MESSAGES.fieldInvalid }),
      comment: z.optional(text).register(schemaMetadata, {
        description: `At most ${COMMENT_MAX} characters; without it the last one stays while the answer does.`,
      }),
      soy: yes.register(schemaMetadata, {
        description: 'The name is the own one, although another device holds it.',
      }),
      other: yes.register(schemaMetadata, { description: 'The answer is for another player.' }),
      undo: yes.register(schemaMetadata, {
        description: 'Takes the last answer back to this one, with its place while that is free.',
      }),
    },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'AnswerByLink' });
export type AnswerInput = z.output<typeof answerInput>;

export const ANSWER_OF: Record<SpokenAnswer, Answer> = {
  voy: 'confirmed',
  no: 'declined',
  nose: 'maybe',
};

/**
 * Returns the typed comment as it is stored, null if it has no visible characters, or the sentence that says why the
 * comment is refused.
 */
export function commentOf(typed: string): Result<string | null, string> {
  const rules = { max: COMMENT_MAX, missing: NOTHING_TYPED, tooLong: MESSAGES.commentTooLong };
  const problem = lineProblem(typed, rules);
  if (problem === null) return ok(cleanLine(typed));
  return problem === NOTHING_TYPED ? ok(null) : fail(problem);
}

/** Returns the sent values with which the page fills its form again after an answer was not stored. */
export function givenOf({ match, player, answer, comment = '', other }: AnswerInput): Given {
  return { match, player, answer, comment, isForOther: other === 'si' };
}
