import { expect } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { deleteHelper, insertHelper } from '../../src/store/tables/helpers/helpers.ts';
import { timestamp } from '../../src/store/timestamps.ts';
import { helps, invite } from '../a-helper.ts';
import { CLIENT_MADE } from './ask.ts';
import { CHANGE, DELETE, READ_ONE, type Row } from './row.ts';
import type { Server, World } from './world.ts';

const LINK = {
  url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/ayudar\/[\dA-Za-z]{22}$/) as unknown,
  expiresAt: expect.any(String) as unknown,
};

const RIGHTS = { rights: 'matches' };

/**
 * Stores a helper of the list, in place of an earlier one, with the id that the paths of these rows name; `acceptedAt`
 * is null for an invitation.
 */
async function store({ user, list }: World, server: Server, acceptedAt: string | null) {
  const now = server.clock.now;
  await server.store.transaction(async (tx) => {
    await deleteHelper(tx, { userId: user, helperId: CLIENT_MADE });
    await insertHelper(tx, {
      user_id: user,
      helper_id: CLIENT_MADE,
      list_id: list,
      helper_user_id: acceptedAt === null ? null : newId(),
      rights: 'matches',
      invited_at: timestamp(now),
      expires_at: timestamp(now + 1000 * 60 * 60),
      accepted_at: acceptedAt,
      confirmed_at: null,
    });
  });
}

const invited = (world: World, server: Server) => store(world, server, null);
const accepted = (world: World, server: Server) =>
  store(world, server, timestamp(server.clock.now));

const RESPONSE = { type: 'application/json' };

const invitationPath = async ({ client, list }: World) =>
  `/api/invitations/${await invite(client, list, 'matches')}`;

/** Creates a helper of the list, who reads the list, its match and the collections, and renames a player. */
async function isHelped({ client, list, match, player }: World, { signedIn }: Server) {
  const { client: helper } = await helps(await signedIn(newId()), client, { list });
  for (const path of [`lists/${list}`, `matches/${match}`, 'lists', 'matches', 'home'])
    await helper.get(`/api/${path}`);
  await helper.patch(`/api/players/${player}`, { name: 'Ana María' });
}

async function readsInvitation(mine: World, { visitor }: Server) {
  const { status } = await visitor.get(await invitationPath(mine));
  return { status, ...RESPONSE };
}

async function acceptsInvitation(mine: World, { signedIn }: Server) {
  const helper = await signedIn(newId());
  const { status } = await helper.post(`${await invitationPath(mine)}/accept`, {});
  return { status, ...RESPONSE };
}

export const helpers: readonly Row[] = [
  {
    route: 'GET /api/lists/:id/helpers',
    problems: READ_ONE,
    good: [
      {
        status: 200,
        given: invited,
        says: () => [{ id: CLIENT_MADE, name: null, rights: 'matches', state: 'invited' }],
      },
      {
        status: 200,
        given: isHelped,
        says: () => [{ state: 'invited' }, { state: 'confirmed', expiresAt: null }],
      },
    ],
  },
  {
    route: 'POST /api/lists/:id/helpers',
    body: () => RIGHTS,
    problems: [...CHANGE, 409].toSorted(),
    broken: [['rights', { rights: 'todo' }]],
    good: [{ status: 201, says: () => LINK }],
  },
  {
    route: 'PATCH /api/lists/:id/helpers/:helperId',
    body: () => ({ rights: 'matches-and-money' }),
    problems: CHANGE,
    broken: [['rights', { rights: 'todo' }]],
    before: invited,
    good: [{ status: 200, says: () => ({ rights: 'matches-and-money' }) }],
  },
  {
    route: 'DELETE /api/lists/:id/helpers/:helperId',
    problems: DELETE,
    before: invited,
    good: [{ status: 204 }],
  },
  {
    route: 'POST /api/lists/:id/helpers/:helperId/confirm',
    problems: [...DELETE, 409].toSorted(),
    before: accepted,
    good: [{ status: 200, says: () => ({ state: 'confirmed' }) }],
  },
  {
    route: 'GET /api/invitations/:code',
    problems: [404],
    good: [{ status: 200, ask: readsInvitation }],
  },
  {
    route: 'POST /api/invitations/:code/accept',
    problems: [...DELETE, 409].toSorted(),
    good: [{ status: 200, ask: acceptsInvitation }],
  },
];
