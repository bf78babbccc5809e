import {
  ANSWER_MAX_BYTES,
  askedOf,
  groupGuestsContract,
  MESSAGES,
  typedName,
} from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { publicRoutes } from '../../http/route.ts';
import type { Context } from '../../transactions/context.ts';
import { NO_ANSWER, repliesTo, type AnswerSite, type Inquiry } from './answer-routes.ts';
import { newDeviceToken } from '../devices/device.ts';
import { bringGuest, dropGuest } from './guests-by-link.ts';

/** Registers the routes that bring ('+1 Dani') and remove ('SACAR') guests, for a device that owns the host's name. */
export function guestRoutes(app: FastifyInstance, context: Context, site: AnswerSite): void {
  const { deviceOf, opened, refuse, sendAnswered } = repliesTo(context, site);
  /**
   * Returns the list and the device of a request. A browser without a cookie gets a new token, which owns no name, so
   * that the request is refused.
   */
  const askingOf = ({ list, request }: Inquiry) => {
    return { list, device: deviceOf(request) ?? newDeviceToken() };
  };

  publicRoutes(groupGuestsContract, {
    bring: {
      attachValidation: true,
      handle: ({ params: { code }, body, request, reply }) =>
        opened({ request, reply, code }, async (inquiry) => {
          if (request.validationError) return refuse(inquiry, NO_ANSWER, 422);
          const name = typedName(body.name, MESSAGES.guestNameMissing);
          if (!name.ok)
            return refuse(inquiry, askedOf(name.error, body.match, body.name).asked, 422);
          if (JSON.stringify(body).length > ANSWER_MAX_BYTES)
            return refuse(inquiry, NO_ANSWER, 422);
          const given = { input: body, name: name.value };
          return sendAnswered(inquiry, await bringGuest(context, askingOf(inquiry), given));
        }),
    },
    drop: {
      attachValidation: true,
      handle: ({ params: { code }, body, request, reply }) =>
        opened({ request, reply, code }, async (inquiry) => {
          if (request.validationError) return refuse(inquiry, NO_ANSWER, 422);
          return sendAnswered(inquiry, await dropGuest(context, askingOf(inquiry), body));
        }),
    },
  })(app);
}
