import { groupProposalsContract, MESSAGES, typedName } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { publicRoutes } from '../../http/route.ts';
import type { Context } from '../../transactions/context.ts';
import { NO_ANSWER, repliesTo, type AnswerSite, type Inquiry } from '../answers/answer-routes.ts';
import { newDeviceToken } from '../devices/device.ts';
import { decideClaimByLink } from '../devices/decide-claim.ts';
import { takeBackByLink } from '../answers/take-back.ts';
import { decideByLink, proposeNewcomer, withdrawProposal } from './proposals-by-link.ts';

/**
 * Registers the routes by which a device proposes a newcomer ('No estoy en la lista'), withdraws its proposals, or
 * takes back a VOY, and by which a player decides on proposals and claims of other devices.
 */
export function proposalRoutes(app: FastifyInstance, context: Context, site: AnswerSite): void {
  const { deviceOf, opened, refuse, sendAnswered, sendOn } = repliesTo(context, site);
  /**
   * Returns the list and the device of a request. A browser without a cookie gets a new token, which owns no name yet.
   */
  const askingOf = ({ list, request }: Inquiry) => {
    return { list, device: deviceOf(request) ?? newDeviceToken() };
  };

  publicRoutes(groupProposalsContract, {
    newcomer: {
      attachValidation: true,
      handle: ({ params: { code }, body, request, reply }) =>
        opened({ request, reply, code }, async (inquiry) => {
          if (request.validationError) return refuse(inquiry, NO_ANSWER, 422);
          const typed = body.name;
          const name = typedName(typed, MESSAGES.newcomerNameMissing);
          if (!name.ok)
            return refuse(inquiry, { kind: 'newcomer', sentence: name.error, name: typed }, 422);
          const given = { name: name.value, typed };
          return sendAnswered(inquiry, await proposeNewcomer(context, askingOf(inquiry), given));
        }),
    },
    withdraw: ({ params: { code }, request, reply }) =>
      opened({ request, reply, code }, async (inquiry) => {
        const device = deviceOf(request);
        // A browser without a cookie has no proposals.
        if (device === null) return sendOn(inquiry, null);
        const asking = { list: inquiry.list, device };
        return sendAnswered(inquiry, await withdrawProposal(context, asking));
      }),
    decide: {
      attachValidation: true,
      handle: ({ params: { code }, body, request, reply }) =>
        opened({ request, reply, code }, async (inquiry) => {
          if (request.validationError) return refuse(inquiry, NO_ANSWER, 422);
          return sendAnswered(inquiry, await decideByLink(context, askingOf(inquiry), body));
        }),
    },
    claim: {
      attachValidation: true,
      handle: ({ params: { code }, body, request, reply }) =>
        opened({ request, reply, code }, async (inquiry) => {
          if (request.validationError) return refuse(inquiry, NO_ANSWER, 422);
          return sendAnswered(inquiry, await decideClaimByLink(context, askingOf(inquiry), body));
        }),
    },
    takeBack: {
      attachValidation: true,
      handle: ({ params: { code }, body, request, reply }) =>
        opened({ request, reply, code }, async (inquiry) => {
          if (request.validationError) return refuse(inquiry, NO_ANSWER, 422);
          return sendAnswered(inquiry, await takeBackByLink(context, askingOf(inquiry), body));
        }),
    },
  })(app);
}
