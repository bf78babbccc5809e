import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { LEVEL_SUGGESTION } from '../routes.ts';
import { count, id, schemaMetadata, skillLevel, timestamp } from '../contract/values.ts';

/**
 * Schema of the organiser's answer to a suggested level. `asksAgain` is true if the app may suggest another level for
 * that player later.
 */
export const suggestionAnswer = z.object(
  { asksAgain: z.boolean({ error: MESSAGES.fieldInvalid }) },
  { error: MESSAGES.invalid },
);
export type SuggestionAnswer = z.output<typeof suggestionAnswer>;

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

export const levelSuggestionContract = contract('Players', LEVEL_SUGGESTION, {
  read: {
    summary: 'The level that results suggest for a player of the list, if any',
    description: 'Rarely: one at a time, and none for ten matches after the last one was answered.',
    replies: { 200: levelSuggestionReply },
    conditional: 'version',
  },
  answer: {
    summary: 'Note that the organiser has answered the suggestion about a player',
    description: 'The level itself is changed like that of any player.',
    body: suggestionAnswer,
    replies: { 200: answeredSuggestionReply },
  },
});
