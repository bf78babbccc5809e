import { groupNoticesContract, noticesContract } from '@picadito/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { INVALID, type LinkRequests } from '../group-link/page/link-requests.ts';
import { listOfCode } from '../group-link/page/read-page.ts';
import { publicRoutes, signedInRoutes } from '../http/route.ts';
import type { Context } from '../transactions/context.ts';
import { ownedList } from '../transactions/load-owned.ts';
import type { PushServices } from './push/push-services.ts';
import {
  readNotices,
  readNoticesByLink,
  setNoticesOfList,
  subscribe,
  subscribeByLink,
  unsubscribe,
  unsubscribeByLink,
  validSubscription,
  type NoticesSender,
} from './subscribe.ts';

export const noticeRoutes = (services: PushServices) =>
  signedInRoutes(noticesContract, {
    read: readNotices,
    subscribe: (context, organiser, { body }) =>
      subscribe(context, organiser, validSubscription(body, services)),
    unsubscribe,
    setOfList: {
      notFoundUnless: ownedList,
      handle: (context, owner, { params, body }) =>
        setNoticesOfList(context, owner, params.id, body.isOn),
    },
  });

/**
 * Registers the routes for notices to a device, which the script of the players' page uses. Only a device that owns a
 * name of the list can turn its notices on.
 */
export function noticesByLinkRoutes(
  app: FastifyInstance,
  context: Context,
  requests: LinkRequests,
  pushServices: PushServices,
): void {
  const { deviceOf, openLink, refuse } = requests;
  const sendNotices = async (sender: NoticesSender, reply: FastifyReply) =>
    reply
      .header('cache-control', 'private, no-store')
      .send(await readNoticesByLink(context, sender));

  publicRoutes(groupNoticesContract, {
    read: async ({ params: { code }, request, reply }) => {
      const list = await listOfCode(context, code);
      if (!list) return requests.refuseDeadLink(request, reply);
      return sendNotices({ list, device: deviceOf(request) }, reply);
    },
    subscribe: {
      attachValidation: true,
      handle: ({ params: { code }, body, request, reply }) =>
        openLink({ request, reply, code }, async (linkRequest) => {
          if (request.validationError) return refuse(linkRequest, INVALID, 422);
          const sender = { list: linkRequest.list, device: deviceOf(request) };
          const given = { input: body, services: pushServices };
          await subscribeByLink(context, sender, given);
          return sendNotices(sender, reply);
        }),
    },
    unsubscribe: ({ params: { code }, request, reply }) =>
      openLink({ request, reply, code }, async ({ list }) => {
        const sender = { list, device: deviceOf(request) };
        await unsubscribeByLink(context, sender);
        return sendNotices(sender, reply);
      }),
  })(app);
}
