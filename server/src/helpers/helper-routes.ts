import { helperContract, invitationContract } from '@picadito/domain';
import { publicRoutes, signedInRoutes } from '../http/route.ts';
import type { Context } from '../transactions/context.ts';
import { ownedList } from '../transactions/load-owned.ts';
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
export function helperRoutes(site: { publicUrl: string }) {
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
    accept: (context, organiser, { params }) => acceptInvitation(context, organiser, params.code),
  });
}

const keyOf = ({ id, helperId }: { id: string; helperId: string }) => ({ listId: id, helperId });

/** Registers the route from which a page learns what an invitation is about, also without a session. */
export const invitationRoutes = (context: Context) =>
  publicRoutes(invitationContract, {
    read: ({ params, request: { organiser } }) =>
      readInvitation(context, organiser?.id ?? null, params.code),
  });
