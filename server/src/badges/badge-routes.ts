import { badgeContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { claimBadge, readBadges } from './badges.ts';

export const badgeRoutes = signedInRoutes(badgeContract, {
  list: (context, organiser, { params }) => readBadges(context, organiser, params.id),
  claim: async (context, organiser, { body }) => {
    const { badge, isNew } = await claimBadge(context, organiser, body);
    return { status: isNew ? 201 : 200, reply: badge };
  },
});
