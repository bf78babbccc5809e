import * as z from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';
import { OPINIONS, type Opinion } from './survey-input.ts';

/** Type of a player in a survey: the name, and the key that identifies the player while the list keeps its link. */
export type Surveyed = { key: string; name: string };

/** Type of the data of the survey's page. It has names, but neither opinions nor who has given them. */
export type SurveyPage = {
  /** The open survey and the players on whom the visitor gives an opinion; null while no survey is open. */
  survey: { key: string; people: Surveyed[] } | null;
  /** The player who answers from this device; null if the device does not belong to the survey. */
  visitor: Surveyed | null;
  /** True if this device or another device of the visitor's player has answered. */
  isDone: boolean;
  /**
   * The sentence that says why an answer was refused, and the opinions in it, with which the form is filled again; null
   * if none was refused.
   */
  refused: { sentence: string; given: Record<string, Opinion> } | null;
};

const key = z.string().check(z.regex(/^[\w-]{16}$/));
const person = { key, name: z.string() };
const people = z.array(z.strictObject(person));

export const surveyPageReply = z
  .strictObject({
    survey: z.nullable(z.strictObject({ key, people })),
    visitor: z.nullable(z.strictObject(person)),
    isDone: z.boolean(),
    refused: z.nullable(
      z.strictObject({ sentence: z.string(), given: z.record(z.string(), z.enum(OPINIONS)) }),
    ),
  })
  .register(schemaMetadata, { id: 'SurveyPage' }) satisfies z.ZodMiniType<SurveyPage>;
