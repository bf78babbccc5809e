import { hashCode, keysOf } from '../../src/security/link-code.ts';
import { asForm } from '../a-linked-group.ts';
import { OVER } from '../thursdays.ts';
import { answerOf, personalPath, pathOfLink, posts, postsTo } from './link-requests.ts';
import type { Row } from './row.ts';
import { saveTeams } from './teams.ts';
import type { Server, World } from './world.ts';

/**
 * Token of the device that sends all requests of a row. One device sends them all, because only a device that owned the
 * name before kick-off may send them.
 */
const DEVICE = 'd'.repeat(22);

type Sent = { what: 'score' | 'vote'; isForm?: boolean; isOwn?: boolean };

/** Sends a score or a vote for a match that is over, from a player's device or by the player's personal link. */
async function sendAboutPlayed(
  world: World,
  server: Server,
  { what, isForm = false, isOwn = false }: Sent,
) {
  if (server.clock.now < OVER) {
    await posts(world, server, 'answer', await answerOf(world), DEVICE);
    await saveTeams(world);
    server.clock.now = OVER;
  }
  const path = await pathOfLink(world);
  const keyOf = keysOf(hashCode(path.replace('/g/', '')));
  const [match, player, figura] = [world.match, world.player, world.second].map(keyOf);
  const fields = { match, player, figura, claro: '4', oscuro: '3' };
  const url = `${isOwn ? await personalPath(world) : path}/${what}`;
  const sent = isForm ? asForm(fields) : fields;
  const { status, type } = await postsTo(server, url, sent, isOwn ? undefined : DEVICE);
  return { status, type: isForm ? 'application/json' : type };
}

const row = (route: string, sent: Sent): Row => ({
  route,
  body: () => ({ match: '', player: '', figura: '', claro: '4', oscuro: '3' }),
  problems: [403, 404, 409, 413, 415, 422],
  good: [
    { status: 200, ask: (mine, server) => sendAboutPlayed(mine, server, sent) },
    {
      status: 303,
      ask: (mine, server) => sendAboutPlayed(mine, server, { ...sent, isForm: true }),
    },
  ],
});

/**
 * Closes the accounts of a played match, and then sends a player's claim to have paid: by the personal link with
 * `isOwn`, otherwise from a device that owned the name before the match.
 */
async function sendPaid(world: World, server: Server, { isForm = false, isOwn = false }) {
  const { client, match } = world;
  await sendAboutPlayed(world, server, { what: 'vote' });
  await client.patch(`/api/matches/${match}/money`, { cost: 7000 });
  await client.post(`/api/matches/${match}/money/close`, {});
  const path = await pathOfLink(world);
  const fields = { player: keysOf(hashCode(path.replace('/g/', '')))(world.player) };
  const url = `${isOwn ? await personalPath(world) : path}/paid`;
  const sent = isForm ? asForm(fields) : fields;
  const { status, type } = await postsTo(server, url, sent, isOwn ? undefined : DEVICE);
  return { status, type: isForm ? 'application/json' : type };
}

const paidRow = (route: string, isOwn: boolean): Row => ({
  route,
  body: () => ({ player: '' }),
  problems: [403, 404, 409, 413, 415, 422],
  good: [
    { status: 200, ask: (mine, server) => sendPaid(mine, server, { isOwn }) },
    { status: 303, ask: (mine, server) => sendPaid(mine, server, { isOwn, isForm: true }) },
  ],
});

export const playedRows: readonly Row[] = [
  row('POST /g/:code/score', { what: 'score' }),
  row('POST /g/:code/:key/score', { what: 'score', isOwn: true }),
  paidRow('POST /g/:code/paid', false),
  paidRow('POST /g/:code/:key/paid', true),
  row('POST /g/:code/vote', { what: 'vote' }),
  row('POST /g/:code/:key/vote', { what: 'vote', isOwn: true }),
];
