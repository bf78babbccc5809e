import * as z from 'zod/mini';
import { count, id, schemaMetadata, skillLevel, timestamp } from '../contract/values.ts';

const suggested = z.strictObject({
  playerId: id,
  name: z.string(),
  skillLevel,
  matches: count.register(schemaMetadata, {
    description: 'Of the player, with a result: what it rests on.',
  }),
  goals: z.number().register(schemaMetadata, {
    description: 'By how many more, or less, than the levels say the teams of the player won.',
  }),
});

/** Schema of the suggested level for a player of a list; null when there is nothing to suggest at the moment. */
export const levelSuggestionReply = z
  .strictObject({ listId: id, suggestion: z.nullable(suggested) })
  .register(schemaMetadata, { id: 'LevelSuggestion' });
export type LevelSuggestionReply = z.output<typeof levelSuggestionReply>;
export type SuggestedLevel = NonNullable<LevelSuggestionReply['suggestion']>;

export const answeredSuggestionReply = z
  .strictObject({ playerId: id, answeredAt: timestamp, asksAgain: z.boolean() })
  .register(schemaMetadata, { id: 'AnsweredLevelSuggestion' });
export type AnsweredSuggestion = z.output<typeof answeredSuggestionReply>;
