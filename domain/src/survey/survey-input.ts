import * as z from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';
import { SKILL_LEVELS } from '../limits.ts';
import * as MESSAGES from '../text/messages.ts';
import { SURVEYED_MAX } from './opinions.ts';

const text = z.string({ error: MESSAGES.fieldInvalid });

/** Possible opinions on another player: a level, or 'no' if the two players have not played together. */
export const OPINIONS = [...SKILL_LEVELS, 'no'] as const;
export type Opinion = (typeof OPINIONS)[number];

/** Schema of an answer to a survey, as its form or a script sends it: an opinion under the key of each player. */
export const opinionsInput = z
  .catchall(
    z.object(
      {
        survey: text.register(schemaMetadata, { description: 'The key of the survey.' }),
        player: text.register(schemaMetadata, { description: 'The key of who answers.' }),
      },
      { error: MESSAGES.fieldInvalid },
    ),
    z.enum(OPINIONS, { error: MESSAGES.fieldInvalid }),
  )
  .register(schemaMetadata, {
    id: 'OpinionsByLink',
    description: 'All others by the key of the player whom the opinion is about.',
  });
export type OpinionsInput = { survey: string; player: string } & Record<string, string>;

/** Schema of a request that opens a survey: the ids of the players it is about. */
export const surveyInput = z.object(
  {
    playerIds: z.array(text, { error: MESSAGES.fieldInvalid }).check(
      z.refine((ids) => ids.length > 0, { error: MESSAGES.surveyOfNone }),
      z.refine((ids) => ids.length <= SURVEYED_MAX, { error: MESSAGES.surveyOfTooMany }),
      z.refine((ids) => new Set(ids).size === ids.length, { error: MESSAGES.surveyRepeated }),
    ),
  },
  { error: MESSAGES.invalid },
);
export type SurveyInput = z.output<typeof surveyInput>;

/**
 * Schema of the organiser's decision on the opinions about a player. `isAdopted` is true if the player gets the level
 * of the opinions. The opinions are deleted in either case.
 */
export const verdictInput = z.object(
  { isAdopted: z.boolean({ error: MESSAGES.fieldInvalid }) },
  { error: MESSAGES.invalid },
);
export type VerdictInput = z.output<typeof verdictInput>;
