import * as z from 'zod/mini';
import { contract } from '../contract/operation.ts';
import { noContent } from '../contract/values.ts';
import { resultInput } from './result-input.ts';
import { matchScore, resultReply } from './result-reply.ts';
import { RESULT } from './routes.ts';
import { scoresQuery } from './scores-query.ts';

export const resultContract = contract('Results', RESULT, {
  list: {
    summary: 'The scores of those of these matches that have a result',
    query: scoresQuery,
    replies: { 200: z.array(matchScore) },
    conditional: 'version',
    problems: [422],
  },
  read: {
    summary: 'The result of a match, and who scored',
    replies: { 200: resultReply },
    conditional: 'version',
  },
  set: {
    summary: 'Set the result of a match that has begun, in the place of the one it had',
    description: 'Scorers are players of the saved teams; some goals, or all, may have no name.',
    body: resultInput,
    replies: { 200: resultReply },
  },
  remove: {
    summary: 'Remove the result of a match',
    replies: { 204: noContent },
  },
});
