import * as z from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';
import { OPINIONS, type Opinion } from './survey-input.ts';

/** Describes a player by the name and by the key that identifies the player on the pages of one code. */
export type Surveyed = { key: string; name: string };

/** Describes the page of a survey: names, but neither opinions nor who has given them. */
export type SurveyPage = {
  /** Holds the open survey and the people who get opinions from the visitor; null while no survey is open. */
  survey: { key: string; people: Surveyed[] } | null;
  /** Holds the player who answers from this device; null if the device does not belong to the survey. */
  visitor: Surveyed | null;
  /** Tells whether this device or another device of the player has answered. */
  isDone: boolean;
  /** Holds why the answer was refused, and the opinions that it contained. */
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
