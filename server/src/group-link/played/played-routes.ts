import {
  groupPlayedContract,
  scoreOf,
  typedScore,
  type ScoreInput,
  type VoteInput,
} from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicRoutes } from '../../http/route.ts';
import type { Context } from '../../transactions/context.ts';
import { NO_ANSWER, repliesTo, type AnswerSite, type Inquiry } from '../answers/answer-routes.ts';
import { newDeviceToken } from '../devices/device.ts';
import { proposeScore, voteByLink } from './match-feedback.ts';

type Sent<Body> = {
  params: { code: string; key?: string };
  body: Body;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Registers the routes by which players propose a score and vote for the best player (la figura), by the group link or
 * by personal links.
 */
export function playedRoutes(app: FastifyInstance, context: Context, site: AnswerSite): void {
  const { deviceOf, opened, refuse, sendAnswered } = repliesTo(context, site);
  const askingOf = ({ list, request, code, key }: Inquiry) => {
    const link = key === undefined ? null : { code, key };
    return { list, device: deviceOf(request) ?? newDeviceToken(), link };
  };

  const score = ({ params, body, request, reply }: Sent<ScoreInput>) =>
    opened({ request, reply, ...params }, async (inquiry) => {
      if (request.validationError) return refuse(inquiry, NO_ANSWER, 422);
      const typed = typedScore(body);
      const read = scoreOf(typed);
      const { match } = body;
      if (!read.ok)
        return refuse(inquiry, { kind: 'played', sentence: read.error, match, typed }, 422);
      const said = { named: body, typed, score: read.value };
      return sendAnswered(inquiry, await proposeScore(context, askingOf(inquiry), said));
    });
  const vote = ({ params, body, request, reply }: Sent<VoteInput>) =>
    opened({ request, reply, ...params }, async (inquiry) => {
      if (request.validationError) return refuse(inquiry, NO_ANSWER, 422);
      const said = { named: body, figura: body.figura };
      return sendAnswered(inquiry, await voteByLink(context, askingOf(inquiry), said));
    });
  publicRoutes(groupPlayedContract, {
    score: { attachValidation: true, handle: score },
    personalScore: { attachValidation: true, handle: score },
    vote: { attachValidation: true, handle: vote },
    personalVote: { attachValidation: true, handle: vote },
  })(app);
}
