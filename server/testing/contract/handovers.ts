import { newId } from '../../src/store/ids.ts';
import { insertHelper } from '../../src/store/tables/helpers/helpers.ts';
import { timestamp } from '../../src/store/timestamps.ts';
import { anOffer, userOf } from '../handover/an-offer.ts';
import type { Client } from '../test-app.ts';
import { CLIENT_MADE } from './ask.ts';
import { CHANGE, DELETE, READ, READ_ONE, type Row } from './row.ts';
import type { Server, World } from './world.ts';

const LIST = { name: 'Jueves' };

/** Offers the list to another user, and returns the requests of both. */
async function offers({ client, list }: World, server: Server) {
  const receiver = await server.signedIn(newId());
  return { receiver, ...(await anOffer(client, receiver, { id: list, ...LIST })) };
}

/**
 * Stores a confirmed helper of the list with the id that the row of the offer names. Does nothing if an earlier request
 * has deleted the list.
 */
async function isHelped({ client, user, list }: World, server: Server) {
  if ((await client.get(`/api/lists/${list}`)).status !== 200) return;
  const helperUserId = await userOf(await server.signedIn(newId()));
  const at = timestamp(server.clock.now);
  await server.store.transaction((tx) =>
    insertHelper(tx, {
      user_id: user,
      helper_id: CLIENT_MADE,
      list_id: list,
      helper_user_id: helperUserId,
      rights: 'matches',
      invited_at: at,
      expires_at: at,
      accepted_at: at,
      confirmed_at: at,
    }),
  );
}

const accepts = async (mine: World, server: Server) => {
  const { status } = await (await offers(mine, server)).accept();
  return { status, type: 'application/json' };
};

const declines = async (mine: World, server: Server) => {
  const { status } = await (await offers(mine, server)).decline();
  return { status, type: 'application/json' };
};

/** Offers a list of another organiser to the organiser of the row. */
async function isOffered({ client }: World, server: Server) {
  const giver: Client = await server.signedIn(newId());
  const { body: list } = await giver.post<{ id: string }>('/api/lists', LIST);
  await anOffer(giver, client, { id: list.id, ...LIST });
}

export const handovers: readonly Row[] = [
  {
    route: 'GET /api/lists/:id/handover',
    problems: READ_ONE,
    good: [
      { status: 200, says: () => ({ handover: null }) },
      { status: 200, given: offers, says: () => ({ handover: { staysHelper: true } }) },
    ],
  },
  {
    route: 'POST /api/lists/:id/handover',
    body: () => ({ helperId: CLIENT_MADE, ...LIST }),
    problems: CHANGE,
    broken: [
      ['helperId', { helperId: 'no-such-helper-anywhere' }],
      ['helperId', { helperId: 7 }],
      ['name', { name: 'Juev' }],
      ['staysHelper', { staysHelper: 'no' }],
    ],
    good: [
      {
        status: 200,
        given: isHelped,
        says: () => ({ handover: { helperId: CLIENT_MADE, staysHelper: true } }),
      },
    ],
  },
  {
    route: 'DELETE /api/lists/:id/handover',
    problems: DELETE,
    before: offers,
    good: [{ status: 204 }],
  },
  {
    route: 'GET /api/handovers',
    problems: READ,
    good: [
      { status: 200, says: () => [] },
      {
        status: 200,
        given: isOffered,
        says: () => [{ listName: 'Jueves', playerCount: 0, pot: null }],
      },
    ],
  },
  {
    route: 'POST /api/handovers/:id/accept',
    body: () => ({ expiresAt: '2026-11-27T21:00:00.000000Z' }),
    problems: [...CHANGE, 409].toSorted(),
    good: [{ status: 200, ask: accepts }],
  },
  {
    route: 'DELETE /api/handovers/:id',
    problems: DELETE,
    good: [{ status: 204, ask: declines }],
  },
];
