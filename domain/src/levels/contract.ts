import { contract } from '../contract/operation.ts';
import { LEVEL_SUGGESTION } from './routes.ts';
import { suggestionAnswer } from './suggestion-input.ts';
import { answeredSuggestionReply, levelSuggestionReply } from './suggestion-reply.ts';

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
