import { A_SUBSCRIPTION } from '../notices/a-subscription.ts';
import { vapidKeyOf } from '../../src/notices/vapid-key.ts';
import { DEVICE_COOKIE } from '../a-linked-group.ts';
import { answersLink, pathOfLink } from './link-requests.ts';
import type { Row } from './row.ts';
import type { Server, World } from './world.ts';

/**
 * Posts to an operation of the link from the device of a player who has answered. Returns status and content type of
 * the reply.
 */
async function sends(world: World, server: Server, operation: string, payload: object) {
  await vapidKeyOf(server.store);
  const { token } = await answersLink(world, server);
  const { statusCode, headers } = await server.app.inject({
    method: 'POST',
    url: `${await pathOfLink(world)}/${operation}`,
    cookies: { [DEVICE_COOKIE]: token },
    payload,
  });
  return { status: statusCode, type: String(headers['content-type']) };
}

async function reads(world: World, { app, store }: Server) {
  await vapidKeyOf(store);
  const { statusCode, headers } = await app.inject(`${await pathOfLink(world)}/notices`);
  return { status: statusCode, type: String(headers['content-type']) };
}

export const noticeRows: readonly Row[] = [
  {
    route: 'GET /g/:code/notices',
    problems: [],
    good: [{ status: 404 }, { status: 200, ask: reads }],
  },
  {
    route: 'POST /g/:code/notices',
    body: () => A_SUBSCRIPTION,
    problems: [403, 404, 409, 413, 415, 422],
    good: [{ status: 200, ask: (mine, server) => sends(mine, server, 'notices', A_SUBSCRIPTION) }],
  },
  {
    route: 'POST /g/:code/notices-off',
    problems: [403, 404, 413, 415, 422],
    good: [{ status: 200, ask: (mine, server) => sends(mine, server, 'notices-off', {}) }],
  },
];
