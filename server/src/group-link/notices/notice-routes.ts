import { groupNoticesContract } from '@picadito/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { publicRoutes } from '../../http/route.ts';
import type { Context } from '../../transactions/context.ts';
import { NO_ANSWER, repliesTo, type AnswerSite } from '../answers/answer-routes.ts';
import { listOfCode } from '../page/read-page.ts';
import {
  readNoticesByLink,
  subscribeByLink,
  unsubscribeByLink,
  type Asking,
} from './notices-by-link.ts';

/**
 * Registers the routes by which the script of the players' page turns notices to a device on and off; only a device
 * that owns a name of the list can turn them on.
 */
export function noticesByLinkRoutes(
  app: FastifyInstance,
  context: Context,
  site: AnswerSite,
): void {
  const { deviceOf, opened, refuse } = repliesTo(context, site);
  const tell = async (asking: Asking, reply: FastifyReply) =>
    reply
      .header('cache-control', 'private, no-store')
      .send(await readNoticesByLink(context, asking));

  publicRoutes(groupNoticesContract, {
    read: async ({ params: { code }, request, reply }) => {
      const list = await listOfCode(context, code);
      if (!list) return site.answerDead(request, reply);
      return tell({ list, device: deviceOf(request) }, reply);
    },
    subscribe: {
      attachValidation: true,
      handle: ({ params: { code }, body, request, reply }) =>
        opened({ request, reply, code }, async (inquiry) => {
          if (request.validationError) return refuse(inquiry, NO_ANSWER, 422);
          const asking = { list: inquiry.list, device: deviceOf(request) };
          const given = { input: body, services: site.pushServices };
          await subscribeByLink(context, asking, given);
          return tell(asking, reply);
        }),
    },
    unsubscribe: ({ params: { code }, request, reply }) =>
      opened({ request, reply, code }, async ({ list }) => {
        const asking = { list, device: deviceOf(request) };
        await unsubscribeByLink(context, asking);
        return tell(asking, reply);
      }),
  })(app);
}
