import type { Player, SurveyReply } from '@picadito/domain';
import { CHANGE, DELETE, READ_ONE, type Row } from './row.ts';
import { pathOfLink } from './link-requests.ts';
import { ownDevices } from '../surveys/own-devices.ts';
import type { Server, World } from './world.ts';

const MORE = ['Zeta', 'Zoe', 'Zulma'].map((name) => ({ name, skillLevel: '3' }));

export async function openSurvey(world: World, server: Server): Promise<string> {
  await withDevices(world, server);
  const playerIds = [world.player, world.second];
  const url = `/api/lists/${world.list}/survey`;
  const { body } = await world.client.put<SurveyReply>(url, { playerIds });
  return body.survey?.id ?? '';
}

/**
 * Turns the group link on and gives five players of the list a device each, which a survey requires. Returns the token
 * of the first player's device.
 */
export async function withDevices(world: World, server: Server): Promise<string> {
  await pathOfLink(world);
  const url = `/api/lists/${world.list}/players`;
  let { body: players } = await world.client.get<Player[]>(url);
  if (players.length < 5) {
    for (const player of MORE) await world.client.post(url, player);
    ({ body: players } = await world.client.get<Player[]>(url));
  }
  const list = { userId: world.user, listId: world.list };
  const others = players.map(({ id }) => id).filter((id) => id !== world.player);
  const [token = ''] = await ownDevices(server.context, list, [world.player, ...others]);
  return token;
}

async function hasClosed(world: World, server: Server): Promise<void> {
  await openSurvey(world, server);
  await world.client.put(`/api/lists/${world.list}/survey/closed`, {});
}

const TOO_FEW = { isClosed: true, answered: 0, results: [] };

export const surveys: readonly Row[] = [
  {
    route: 'GET /api/lists/:id/survey',
    problems: READ_ONE,
    good: [
      { status: 200, says: ({ list }) => ({ listId: list, survey: null }) },
      {
        status: 200,
        given: openSurvey,
        says: () => ({ survey: { isClosed: false, answered: 0 } }),
      },
    ],
  },
  {
    route: 'PUT /api/lists/:id/survey',
    body: ({ player }) => ({ playerIds: [player] }),
    problems: [...CHANGE, 409].toSorted(),
    broken: [
      ['playerIds', { playerIds: [] }],
      ['playerIds', { playerIds: 'todos' }],
      ['playerIds.0', { playerIds: [1] }],
    ],
    good: [
      {
        status: 200,
        given: withDevices,
        says: ({ list, player }) => ({ listId: list, survey: { playerIds: [player] } }),
      },
    ],
  },
  {
    route: 'PUT /api/lists/:id/survey/closed',
    body: () => ({}),
    problems: CHANGE,
    before: openSurvey,
    good: [{ status: 200, says: () => ({ survey: TOO_FEW }) }],
  },
  {
    route: 'PUT /api/lists/:id/survey/:playerId',
    body: () => ({ isAdopted: true }),
    problems: [...CHANGE, 409].toSorted(),
    broken: [['isAdopted', { isAdopted: 'sí' }]],
    good: [{ status: 200, given: hasClosed, says: () => ({ survey: TOO_FEW }) }],
  },
  {
    route: 'DELETE /api/lists/:id/survey',
    problems: DELETE,
    before: openSurvey,
    good: [{ status: 204 }],
  },
];
