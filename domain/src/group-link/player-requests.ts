import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { cleanLine, lineProblem } from '../text/text-line.ts';
import type { Answer } from '../waitlist/answer.ts';
import { fail, ok, type Result } from '../result.ts';
import { schemaMetadata } from '../contract/values.ts';
import { COMMENT_MAX, SPOKEN_ANSWERS, type FormContent, type SpokenAnswer } from './shown-page.ts';
import { GOALS_MAX, NAME_MAX } from '../limits.ts';
import { MORE_GOALS, type Score, type TypedScore } from '../results/score.ts';

/** Maximum size of a request with an answer, as a form or as JSON, in bytes. */
export const ANSWER_MAX_BYTES = 4096;
const NOTHING_TYPED = '';

const text = z.string({ error: MESSAGES.fieldInvalid });
const yes = z.optional(z.literal('si', { error: MESSAGES.fieldInvalid }));

/** Schema of an answer as the players' page sends it, by a form or by its script. */
export const answerInput = z
  .object(
    {
      match: text.register(schemaMetadata, { description: 'The key of the match.' }),
      date: text.register(schemaMetadata, {
        description:
          'The date of the match as the form shows it. `time` and `place` are the same for time and place.',
      }),
      time: text,
      place: text,
      player: text.register(schemaMetadata, { description: 'The key of the player.' }),
      answer: z.enum(SPOKEN_ANSWERS, { error: MESSAGES.fieldInvalid }),
      comment: z.optional(text).register(schemaMetadata, {
        description: `At most ${COMMENT_MAX} characters. Without this field, the comment of the same answer stays.`,
      }),
      soy: yes.register(schemaMetadata, {
        description:
          'Says that the player uses this device, although another device owns the name.',
      }),
      other: yes.register(schemaMetadata, {
        description: 'Says that the answer is for another player.',
      }),
      anyway: yes.register(schemaMetadata, { description: 'Answers VOY although taken out.' }),
      undo: yes.register(schemaMetadata, {
        description:
          'Restores this answer, which the last one replaced, and its place if that is still free.',
      }),
      token: z.optional(text).register(schemaMetadata, {
        description: 'Becomes the cookie of a browser without one, and is else ignored.',
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
export function formContentOf(input: AnswerInput): FormContent {
  const { match, player, answer, comment = '', other } = input;
  return { match, player, answer, comment, isForOther: other === 'si' };
}

/** Schema of a new guest ('+1 Dani') as the players' page sends it, by a form or by its script. */
export const guestInput = z
  .object(
    {
      match: text.register(schemaMetadata, { description: 'The key of the match.' }),
      date: text.register(schemaMetadata, {
        description:
          'The date of the match as the form shows it. `time` and `place` are the same for time and place.',
      }),
      time: text,
      place: text,
      player: text.register(schemaMetadata, {
        description:
          'The key of the player who brings the guest, which is the player of this device.',
      }),
      name: text.register(schemaMetadata, { description: `At most ${NAME_MAX} characters.` }),
    },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'GuestByLink' });
export type GuestInput = z.output<typeof guestInput>;

export const guestGoneInput = z
  .object(
    {
      match: text.register(schemaMetadata, { description: 'The key of the match.' }),
      guest: text.register(schemaMetadata, { description: 'The key of the guest.' }),
    },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'GuestGoneByLink' });
export type GuestGoneInput = z.output<typeof guestGoneInput>;

/**
 * Returns a name that was typed on the players' page as it is stored, or the sentence that says why the name is
 * refused. `missing` is the sentence for a name without visible characters.
 */
export function typedName(typed: string, missing: string): Result<string, string> {
  const rules = { max: NAME_MAX, missing, tooLong: MESSAGES.nameTooLong };
  const problem = lineProblem(typed, rules);
  return problem === null ? ok(cleanLine(typed)) : fail(problem);
}

const ofMatch = {
  match: text.register(schemaMetadata, { description: 'The key of the match.' }),
  player: text.register(schemaMetadata, {
    description:
      'The key of the player who sends the form: the player of this device or of the personal link.',
  }),
};

const goals = z.optional(text).register(schemaMetadata, {
  description: `A number from 0 to ${GOALS_MAX}, or «${MORE_GOALS}» if the number is in the field for more goals.`,
});
const more = z.optional(text);

/** Schema of a proposed score as the players' page sends it, by a form or by its script. */
export const scoreInput = z
  .object(
    { ...ofMatch, claro: goals, claroMore: more, oscuro: goals, oscuroMore: more },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'ScoreByLink' });
export type ScoreInput = z.output<typeof scoreInput>;

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

/**
 * Schema of the name of a newcomer ('No estoy en la lista') as the players' page sends it, by a form or by its script.
 */
export const newcomerInput = z
  .object(
    { name: text.register(schemaMetadata, { description: `At most ${NAME_MAX} characters.` }) },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'NewcomerByLink' });

/**
 * Schema of the decision of a device that owns a name about an answer or a guest that another device has proposed for
 * that name.
 */
export const proposalDecision = z
  .object(
    {
      proposal: text.register(schemaMetadata, { description: 'The key of the proposal.' }),
      answer: z.enum(['si', 'no'], { error: MESSAGES.fieldInvalid }).register(schemaMetadata, {
        description: '`si` accepts the proposal, and `no` dismisses it.',
      }),
    },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'DropOutByLink' });
export type ProposalDecision = z.output<typeof proposalDecision>;

/**
 * Schema of the decision of a device that owns a name about a device that claims the name: whether both belong to the
 * same player.
 */
export const claimInput = z
  .object(
    {
      claim: text.register(schemaMetadata, { description: 'The key of the claim.' }),
      answer: z
        .enum(['si', 'no'], { error: MESSAGES.fieldInvalid })
        .register(schemaMetadata, { description: '`si` accepts the claim, and `no` denies it.' }),
    },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'ClaimByLink' });

/**
 * Schema of a request that takes back a VOY which the device gave for another player, or under a name that it only
 * claims.
 */
export const takeBackInput = z
  .object(
    {
      match: text.register(schemaMetadata, { description: 'The key of the match.' }),
      player: text.register(schemaMetadata, { description: 'The key of the player.' }),
    },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'TakeBackByLink' });
export type TakeBackInput = z.output<typeof takeBackInput>;

/** Schema of the organiser's decision about a proposal. */
export const proposalInput = z.object(
  {
    proposalId: text,
    isAccepted: z.boolean({ error: MESSAGES.fieldInvalid }),
    playerId: z.optional(text).register(schemaMetadata, {
      description: 'The id of the player of the list with whom an accepted newcomer is identified.',
    }),
  },
  { error: MESSAGES.fieldInvalid },
);
export type ProposalInput = z.output<typeof proposalInput>;
