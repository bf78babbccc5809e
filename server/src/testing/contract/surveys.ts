import type { SurveyReply } from '@picadito/domain';
import type { Row } from './row.ts';
import { pathOfLink } from './link-requests.ts';
import { CHANGE, DELETE, READ_ONE } from './usual-problems.ts';
import type { World } from './world.ts';

/** Of both players, which is open; its id. */
export async function asks(world: World): Promise<string> {
  await pathOfLink(world);
  const playerIds = [world.player, world.second];
  const url = `/api/lists/${world.list}/survey`;
  const { body } = await world.client.put<SurveyReply>(url, { playerIds });
  return body.survey?.id ?? '';
}

/** And has closed. */
async function hasClosed(world: World): Promise<void> {
  await asks(world);
  await world.client.put(`/api/lists/${world.list}/survey/closed`, {});
}

const TOO_FEW = { isClosed: true, answered: 0, results: [] };

export const surveys: readonly Row[] = [
  {
    route: 'GET /api/lists/:id/survey',
    problems: READ_ONE,
    good: [
      { status: 200, says: ({ list }) => ({ listId: list, survey: null }) },
      { status: 200, given: asks, says: () => ({ survey: { isClosed: false, answered: 0 } }) },
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
    names: { path: 'playerIds.0', of: 'player', by: (id) => ({ playerIds: [id] }) },
    good: [
      {
        status: 200,
        given: pathOfLink,
        says: ({ list, player }) => ({ listId: list, survey: { playerIds: [player] } }),
      },
    ],
  },
  {
    route: 'PUT /api/lists/:id/survey/closed',
    body: () => ({}),
    problems: CHANGE,
    before: asks,
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
    before: asks,
    good: [{ status: 204 }],
  },
];
