import {
  groupPlayedContract,
  scoreOf,
  typedScore,
  type ScoreInput,
  type VoteInput,
} from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { publicRoutes } from '../../http/route.ts';
import type { Context } from '../../transactions/context.ts';
import { formRoute, type LinkRequests } from '../page/link-requests.ts';
import { proposeScore, voteByLink } from './match-feedback.ts';

export function playedRoutes(app: FastifyInstance, context: Context, requests: LinkRequests): void {
  const { senderOf, refuse, sendOutcome } = requests;

  const score = formRoute(requests, async (linkRequest, body: ScoreInput) => {
    const typed = typedScore(body);
    const read = scoreOf(typed);
    const { match } = body;
    if (!read.ok)
      return refuse(linkRequest, { kind: 'played', sentence: read.error, match, typed }, 422);
    const proposed = { named: body, typed, score: read.value };
    return sendOutcome(linkRequest, await proposeScore(context, senderOf(linkRequest), proposed));
  });
  const vote = formRoute(requests, async (linkRequest, body: VoteInput) => {
    const given = { named: body, figura: body.figura };
    return sendOutcome(linkRequest, await voteByLink(context, senderOf(linkRequest), given));
  });
  publicRoutes(groupPlayedContract, {
    score,
    personalScore: score,
    vote,
    personalVote: vote,
  })(app);
}
