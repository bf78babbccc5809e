import { captainPageContract } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { deviceTokenOf, newDeviceToken } from '../../group-link/devices/device.ts';
import type { LinkRequests } from '../../group-link/page/link-requests.ts';
import { pageStreams } from '../../group-link/page/stream-routes.ts';
import { publicRoutes } from '../../http/route.ts';
import type { Context } from '../../transactions/context.ts';
import { actAsCaptain, holdLink, type Acting } from './act-as-captain.ts';
import { addGuest, markPlayer, notePayment, writeScore } from './captain-actions.ts';
import { recordNext, removeLast } from './captain-games.ts';
import { repairTeams } from './repair-teams.ts';
import { captainPages, captainRequests } from './captain-requests.ts';
import { decideAsCaptain } from './captain-proposals.ts';
import { holderOf } from './read-captain-page.ts';

/**
 * Registers the routes of the page of a captain. Hooks, headers, and the reply to codes that open no page are those of
 * the players' page.
 */
export function captainPageRoutes(
  app: FastifyInstance,
  context: Context,
  requests: LinkRequests,
): void {
  const { deviceOf, rememberDevice, refuseDeadLink } = requests;
  const { find, form, sendPage, refuseOrRedirect } = captainRequests(context, requests);
  const stream = pageStreams(app, context, captainPages(context));
  const action = <Body>(work: (acting: Acting, body: Body) => Promise<string | null>) =>
    form<Body>((found, { request }, body) =>
      actAsCaptain(context, found, deviceOf(request), (acting) => work(acting, body)),
    );
  publicRoutes(captainPageContract, {
    read: ({ params: { code }, request, reply }) => sendPage({ request, reply, code }, 200),
    changes: {
      exposeHeadRoute: false,
      handle: async ({ params: { code }, request, reply }) => {
        const found = await find(code);
        // The stream is for the captain alone; an empty reply makes a browser request the page at an interval instead.
        if (found && holderOf(found, deviceOf(request)) !== 'this') return reply.code(204).send();
        if (!(await stream(code, request, reply))) return refuseDeadLink(request, reply);
      },
    },
    hold: form(async (found, { request, reply }, body: { token?: string | undefined }) => {
      const token = deviceOf(request) ?? deviceTokenOf(body.token) ?? newDeviceToken();
      const acted = await holdLink(context, found, token);
      if (typeof acted === 'object') rememberDevice(reply, token);
      return acted;
    }),
    attendance: action(markPlayer),
    proposal: action(decideAsCaptain),
    guest: action((acting, { name }: { name: string }) => addGuest(acting, name)),
    teams: action((acting, { seen }: { seen: string }) => repairTeams(acting, seen)),
    score: action(writeScore),
    game: action(recordNext),
    gameGone: action(removeLast),
    paid: action(notePayment),
  })(app);
  app.get('/c', refuseOrRedirect);
  app.get('/c/*', refuseOrRedirect);
}
