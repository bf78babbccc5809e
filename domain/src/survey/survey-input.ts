import * as z from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';
import { SKILL_LEVELS } from '../limits.ts';
import * as MESSAGES from '../text/messages.ts';
import { SURVEYED_MAX } from './opinions.ts';

const text = z.string({ error: MESSAGES.fieldInvalid });

/** What a player says of another: a level, or that they have not played together. */
export const OPINIONS = [...SKILL_LEVELS, 'no'] as const;
export type Opinion = (typeof OPINIONS)[number];

/** What the form of the survey sends, or a script in its place: an opinion by the key of each player. */
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

/** Whom a survey is about. */
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

/** Whether the player gets the level of the opinions; either way they are gone then. */
export const verdictInput = z.object(
  { isAdopted: z.boolean({ error: MESSAGES.fieldInvalid }) },
  { error: MESSAGES.invalid },
);
export type VerdictInput = z.output<typeof verdictInput>;
