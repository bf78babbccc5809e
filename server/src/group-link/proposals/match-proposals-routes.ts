import { matchProposalsContract } from '@picadito/domain';
import { signedInRoutes } from '../../http/route.ts';
import { ownedMatch } from '../../transactions/load-owned.ts';
import { decideProposal, dismissNewcomers } from './decide-proposal.ts';

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
