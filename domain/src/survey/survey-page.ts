import * as z from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';
import { OPINIONS, type Opinion } from './survey-input.ts';

/** A player, by the key on the pages of one code. */
export type Surveyed = { key: string; name: string };

/** All that the page of a survey is made of: names, and nothing of what was said or who has said it. */
export type SurveyPage = {
  /** Null while none is open. `people`: whom the visitor says something of. */
  survey: { key: string; people: Surveyed[] } | null;
  /** The player who answers from this device; null where the device is none of the survey. */
  visitor: Surveyed | null;
  /** The visitor has answered, as the player's devices read. */
  isDone: boolean;
  /** Why nothing was stored, and what was sent. */
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
