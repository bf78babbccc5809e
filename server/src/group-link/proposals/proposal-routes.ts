import {
  groupProposalsContract,
  matchProposalsContract,
  MESSAGES,
  typedName,
  type ProposalDecision,
  type TakeBackInput,
} from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { publicRoutes, signedInRoutes } from '../../http/route.ts';
import type { Context } from '../../transactions/context.ts';
import { ownedMatch } from '../../transactions/load-owned.ts';
import { decideProposal, dismissNewcomers } from './decide-proposal.ts';
import { formRoute, type LinkRequests } from '../page/link-requests.ts';
import { decideClaimByLink } from '../devices/decide-claim.ts';
import { takeBackByLink } from '../answers/take-back.ts';
import { decideByLink, proposeNewcomer, withdrawProposal } from './proposals-by-link.ts';

/** Registers the routes of `groupProposalsContract`, which belong to the players' page. */
export function proposalRoutes(
  app: FastifyInstance,
  context: Context,
  requests: LinkRequests,
): void {
  const { deviceOf, senderOf, openLink, refuse, sendOutcome, sendSuccess } = requests;

  publicRoutes(groupProposalsContract, {
    newcomer: formRoute(requests, async (linkRequest, body: { name: string }) => {
      const typed = body.name;
      const name = typedName(typed, MESSAGES.newcomerNameMissing);
      const refused = (sentence: string) => ({ kind: 'newcomer', sentence, name: typed }) as const;
      if (!name.ok) return refuse(linkRequest, refused(name.error), 422);
      const given = { name: name.value, typed };
      return sendOutcome(linkRequest, await proposeNewcomer(context, senderOf(linkRequest), given));
    }),
    withdraw: ({ params: { code }, request, reply }) =>
      openLink({ request, reply, code }, async (linkRequest) => {
        // A browser without a cookie has no proposals.
        if (deviceOf(request) === null) return sendSuccess(linkRequest, null);
        return sendOutcome(linkRequest, await withdrawProposal(context, senderOf(linkRequest)));
      }),
    decide: formRoute(requests, async (linkRequest, body: ProposalDecision) =>
      sendOutcome(linkRequest, await decideByLink(context, senderOf(linkRequest), body)),
    ),
    claim: formRoute(requests, async (linkRequest, body: { claim: string; answer: 'si' | 'no' }) =>
      sendOutcome(linkRequest, await decideClaimByLink(context, senderOf(linkRequest), body)),
    ),
    takeBack: formRoute(requests, async (linkRequest, body: TakeBackInput) =>
      sendOutcome(linkRequest, await takeBackByLink(context, senderOf(linkRequest), body)),
    ),
  })(app);
}

export const matchProposalsRoutes = signedInRoutes(matchProposalsContract, {
  decide: {
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params, body }) =>
      decideProposal(context, organiser, params.id, body),
  },
  dismissNewcomers: {
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params }) => dismissNewcomers(context, organiser, params.id),
  },
});
