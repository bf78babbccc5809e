import type { MatchAnswers } from '@picadito/domain';
import { expect } from 'vitest';
import { hashCode, keysOf } from '../../src/security/link-code.ts';
import { asForm, DEVICE_COOKIE } from '../a-linked-group.ts';
import { aStream } from '../an-event-stream.ts';
import { OVER } from '../thursdays.ts';
import { proposesDropOut } from './link-requests.ts';
import { CLARO_WINS, withGame, withThreeTeams } from './nights.ts';
import { saveTeams } from './teams.ts';
import { CHANGE, DELETE, READ_ONE, type Body, type Row } from './row.ts';
import type { Server, World } from './world.ts';

const LINK = {
  url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/c\/[\dA-Za-z]{22}$/) as unknown,
  expiresAt: expect.any(String) as unknown,
};

export const makesCaptain = ({ client, match, player }: World) =>
  client.post<{ url: string }>(`/api/matches/${match}/captain`, { playerId: player });

const DEVICE = 'c'.repeat(22);

const pathOfCaptain = async (world: World) =>
  new URL((await makesCaptain(world)).body.url).pathname;

async function opensPage(world: World, { app }: Server) {
  const { statusCode, headers } = await app.inject(await pathOfCaptain(world));
  return { status: statusCode, type: String(headers['content-type']) };
}

/** Follows the page of the captain with the captain's device, or with another one, for which nothing is sent. */
async function follows(world: World, server: Server, isCaptain = true) {
  const { path } = await holds(world, server, false);
  const device = isCaptain ? DEVICE : 'd'.repeat(22);
  const cookie = { cookie: `${DEVICE_COOKIE}=${device}` };
  const { response } = await aStream(server.app, `${path}/changes`, cookie);
  // The API document describes a reply without a body as JSON.
  const type = response.headers.get('content-type') ?? 'application/json';
  return { status: response.status, type };
}

type Sending = { to: string; isForm: boolean; fields: (key: string) => Body };

/**
 * Sends a form of the captain's page, after the end of the match and with a cost, so that every form but that of a
 * proposal can be accepted.
 */
async function sends(world: World, server: Server, { to, isForm, fields }: Sending) {
  const { client, match, player } = world;
  server.clock.now = OVER;
  await client.patch(`/api/matches/${match}/money`, { cost: 7000 });
  const { post, keyOf } = await holds(world, server, isForm);
  return post(to, fields(keyOf(player)));
}

/** Rejects, as the captain, that the first player drops out. */
async function decides(world: World, server: Server, isForm = false) {
  await proposesDropOut(world, server);
  const { post, keyOf } = await holds(world, server, isForm);
  const { body } = await world.client.get<MatchAnswers>(`/api/matches/${world.match}/answers`);
  return post('proposal', { proposal: keyOf(body.proposals[0]?.id ?? ''), answer: 'no' });
}

/** Makes a device the captain's. Returns the path of its page, and the function that sends its forms. */
async function holds(world: World, server: Server, isForm: boolean) {
  const path = await pathOfCaptain(world);
  const post = async (operation: string, body: Body) => {
    const { statusCode, headers } = await server.app.inject({
      method: 'POST',
      url: `${path}/${operation}`,
      payload: isForm ? asForm(body) : body,
      cookies: { [DEVICE_COOKIE]: DEVICE },
      ...(isForm && { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    });
    const type = statusCode === 303 ? 'application/json' : String(headers['content-type']);
    return { status: statusCode, type };
  };
  await post('captain', {});
  return { path, post, keyOf: keysOf(hashCode(path.replace('/c/', ''))) };
}

const form = (
  to: string,
  fields: Sending['fields'],
  given: (mine: World) => Promise<unknown> = async () => {},
): Row => ({
  route: `POST /c/:code/${to}`,
  body: () => fields('key'),
  problems: [403, 404, 409, 413, 415, 422],
  good: [
    {
      status: 200,
      given,
      ask: (mine, server) => sends(mine, server, { to, isForm: false, fields }),
    },
    {
      status: 303,
      given,
      ask: (mine, server) => sends(mine, server, { to, isForm: true, fields }),
    },
  ],
});

export const captain: readonly Row[] = [
  {
    route: 'GET /api/matches/:id/captain',
    problems: READ_ONE,
    isConditional: true,
    good: [
      {
        status: 200,
        says: ({ match }) => ({ matchId: match, captain: null, actions: [], namedSince: null }),
      },
      {
        status: 200,
        given: makesCaptain,
        says: ({ player }) => ({ captain: { playerId: player, isOpened: false } }),
      },
    ],
  },
  {
    route: 'POST /api/matches/:id/captain',
    body: ({ player }) => ({ playerId: player }),
    problems: [...CHANGE, 409].toSorted(),
    broken: [
      ['playerId', { playerId: 7 }],
      ['playerId', { playerId: 'ana' }],
    ],
    good: [{ status: 200, says: () => LINK }],
  },
  {
    route: 'DELETE /api/matches/:id/captain',
    problems: DELETE,
    before: makesCaptain,
    good: [{ status: 204 }],
  },
  {
    route: 'GET /c/:code',
    problems: [],
    good: [{ status: 404 }, { status: 200, ask: opensPage }],
  },
  {
    route: 'GET /c/:code/changes',
    problems: [],
    good: [
      { status: 404 },
      { status: 200, ask: follows },
      { status: 204, ask: (mine, server) => follows(mine, server, false) },
    ],
  },
  form('captain', () => ({})),
  form('attendance', (player) => ({ player, to: 'va', seen: 'confirmed' })),
  {
    route: 'POST /c/:code/proposal',
    body: () => ({ proposal: 'key', answer: 'si' }),
    problems: [403, 404, 409, 413, 415, 422],
    good: [
      { status: 200, ask: decides },
      { status: 303, ask: (mine, server) => decides(mine, server, true) },
    ],
  },
  form('guest', () => ({ name: 'Dani' })),
  form('teams', () => ({ seen: 'key' }), saveTeams),
  form('score', () => ({ claro: '5', oscuro: '3', seen: '' })),
  form('game', () => ({ seq: '1', ...CLARO_WINS }), withThreeTeams),
  form('game-gone', () => ({ seq: '1', seen: 'claro-oscuro-home' }), withGame),
  form('paid', (player) => ({ player, seen: '', owed: '$3.500' })),
];
