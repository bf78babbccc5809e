import { groupMoneyContract, type PaidByLinkInput } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { publicRoutes } from '../../http/route.ts';
import type { Context } from '../../transactions/context.ts';
import { formRoute, type LinkRequests } from '../page/link-requests.ts';
import { claimPaid } from './claim-paid.ts';

export function paidRoutes(app: FastifyInstance, context: Context, requests: LinkRequests): void {
  const { senderOf, sendOutcome } = requests;
  const paid = formRoute(requests, async (linkRequest, { player }: PaidByLinkInput) =>
    sendOutcome(linkRequest, await claimPaid(context, senderOf(linkRequest), player)),
  );
  publicRoutes(groupMoneyContract, { paid, personalPaid: paid })(app);
}
