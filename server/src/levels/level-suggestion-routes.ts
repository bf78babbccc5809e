import { levelSuggestionContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { requireOwnedPlayer } from '../transactions/load-owned.ts';
import { answerSuggestion, readSuggestion } from './level-suggestion.ts';

export const levelSuggestionRoutes = signedInRoutes(levelSuggestionContract, {
  read: (context, organiser, { params }) => readSuggestion(context, organiser, params.id),
  answer: {
    notFoundUnless: requireOwnedPlayer,
    handle: (context, organiser, { params, body }) =>
      answerSuggestion(context, organiser, params.id, body),
  },
});
