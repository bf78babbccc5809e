import { helperContract, invitationContract, MESSAGES } from '@picadito/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { UnknownCodes } from '../http/limits/unknown-codes.ts';
import { publicRoutes, signedInRoutes } from '../http/route.ts';
import type { Context } from '../transactions/context.ts';
import { orNotFound, ownedList } from '../transactions/load-owned.ts';
import {
  changeHelper,
  confirmWhoAccepted,
  inviteHelper,
  ownedHelper,
  readHelpers,
  removeHelper,
} from './helpers.ts';
import { acceptInvitation, readInvitation } from './invitations.ts';

/** Returns the function that registers the routes of helpers, and of the user who accepts an invitation. */
export function helperRoutes(site: { publicUrl: string; unknownCodes: UnknownCodes }) {
  const invite = inviteHelper(site);
  return signedInRoutes(helperContract, {
    list: (context, organiser, { params }) => readHelpers(context, organiser, params.id),
    invite: {
      notFoundUnless: ownedList,
      handle: (context, organiser, { params, body }) =>
        invite(context, organiser, params.id, body.rights),
    },
    change: {
      notFoundUnless: ownedHelper,
      handle: (context, organiser, { params, body }) =>
        changeHelper(context, organiser, keyOf(params), body.rights),
    },
    remove: (context, organiser, { params }) => removeHelper(context, organiser, keyOf(params)),
    confirm: (context, organiser, { params }) =>
      confirmWhoAccepted(context, organiser, keyOf(params)),
    accept: async (context, organiser, { params: { code }, request, reply }) => {
      const isOpen = (await readInvitation(context, organiser.id, code)) !== undefined;
      if (!isOpen) refuseGuessing(site.unknownCodes, request, reply);
      return acceptInvitation(context, organiser, code);
    },
  });
}

const keyOf = ({ id, helperId }: { id: string; helperId: string }) => ({ listId: id, helperId });

/** Counts a request with the code of no open invitation. Throws 429 if its address has sent too many of them. */
function refuseGuessing(unknownCodes: UnknownCodes, request: FastifyRequest, reply: FastifyReply) {
  if (unknownCodes(request, reply))
    throw new AppError('resource-exhausted', MESSAGES.tooManyLinks, { reason: 'link' });
}

/**
 * Registers the route from which a page learns what an invitation is about, also without a session. An address that
 * requests many unknown codes is refused (429).
 */
export const invitationRoutes = (context: Context, unknownCodes: UnknownCodes) =>
  publicRoutes(invitationContract, {
    read: async ({ params, request, reply }) => {
      const userId = request.organiser?.id ?? null;
      const invitation = await readInvitation(context, userId, params.code);
      if (!invitation) refuseGuessing(unknownCodes, request, reply);
      return orNotFound(invitation);
    },
  });
