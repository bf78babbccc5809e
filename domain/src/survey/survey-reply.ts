import * as z from 'zod/mini';
import { count, id, schemaMetadata, skillLevel, timestamp } from '../contract/values.ts';

const median = z
  .number()
  .check(z.gte(2), z.lte(5), z.multipleOf(1 / 2))
  .register(schemaMetadata, { description: 'Of the opinions, in half levels.' });

/** Schema of the survey of a list for its organiser. It has no opinions until the survey has closed. */
export const surveyOfList = z.strictObject({
  listId: id,
  survey: z.nullable(
    z.strictObject({
      id,
      playerIds: z
        .array(id)
        .register(schemaMetadata, { description: 'Whom it is about, while it is open.' }),
      closesAt: timestamp,
      isClosed: z.boolean(),
      answered: count.register(schemaMetadata, { description: 'How many have answered.' }),
      results: z
        .array(z.strictObject({ playerId: id, median, doAgree: z.boolean(), adopted: skillLevel }))
        .register(schemaMetadata, {
          description:
            'Once it has closed, of each player with at least four opinions, until the organiser adopts the level or does not.',
        }),
    }),
  ),
});
export type SurveyOfList = z.output<typeof surveyOfList>;

/** Schema of the reply about surveys of a list: its survey, and how many players could answer if one opened now. */
export const surveyReply = z
  .extend(surveyOfList, {
    able: count.register(schemaMetadata, {
      description: 'Players of the list whose name a device holds as its own.',
    }),
  })
  .register(schemaMetadata, { id: 'Survey' });
export type SurveyReply = z.output<typeof surveyReply>;
