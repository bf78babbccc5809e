import * as z from 'zod/mini';
import { contract } from '../contract/operation.ts';
import { noContent } from '../contract/values.ts';
import { PAGE_HEADERS, pageQuery } from '../matches/matches-query.ts';
import { resultInput } from './result-input.ts';
import { figuraReply, matchScore, resultReply } from './result-reply.ts';
import { FIGURAS, RESULT } from './routes.ts';
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
    summary: 'The result of a match, who scored, and whom the players voted for',
    replies: { 200: resultReply },
    conditional: 'clock',
  },
  set: {
    summary: 'Set the result of a match that has begun, in the place of the one it had',
    description: 'Scorers are players of the saved teams; some goals, or all, may have no name.',
    body: resultInput,
    replies: { 200: resultReply },
    problems: [409],
  },
  remove: {
    summary: 'Remove the result of a match',
    replies: { 204: noContent },
  },
});

export const figuraContract = contract('Results', FIGURAS, {
  list: {
    summary:
      'La figura of each match that has one: whom its players voted for by the link, by pages',
    description: 'Newest match first. Of a match whose votes are not counted yet there is none.',
    query: pageQuery,
    replies: { 200: z.array(figuraReply) },
    replyHeaders: { 200: PAGE_HEADERS },
    problems: [422],
    conditional: 'clock',
  },
});
