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
    description: 'The number of matches with a result on which the suggestion is based.',
  }),
  goals: z.number().register(schemaMetadata, {
    description:
      'The average goal difference of the player’s teams above the one that the levels predict; negative if it is below.',
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
    summary: 'Retrieve the suggested level for a player of a list',
    description:
      'Suggestions are rare: there is one at a time, and none for ten matches after the last answer.',
    replies: { 200: levelSuggestionReply },
    conditional: 'version',
  },
  answer: {
    summary: 'Record the organiser’s answer to a suggested level',
    description: 'This request does not change the level; use the routes of players for that.',
    body: suggestionAnswer,
    replies: { 200: answeredSuggestionReply },
  },
});
