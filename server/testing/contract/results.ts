import { CHANGE, DELETE, READ_ONE, type Row } from './row.ts';
import { saveTeams } from './teams.ts';
import { OVER } from '../thursdays.ts';
import type { Server, World } from './world.ts';

/** Saves teams and moves the clock past the end of the match, so that the match counts as played. */
export async function playedBefore(mine: World, { clock }: Server) {
  await saveTeams(mine);
  clock.now = OVER;
}

/** Adds the outsider to the teams of the match, and stores counted votes, so that the match has a figura. */
async function withFigura(mine: World, { store }: Server) {
  const { client, user: user_id, match: match_id, player, second, outsider } = mine;
  await client.post(`/api/matches/${match_id}/players`, { playerId: outsider });
  const teams = { matchId: match_id, claroTeam: [player, outsider], oscuroTeam: [second] };
  await client.post(`/api/matches/${match_id}/teams`, teams);
  const rows = Object.entries({ [player]: 1, [second]: 2 }).map(([player_id, votes]) => {
    return { user_id, match_id, player_id, votes };
  });
  await store.transaction((tx) =>
    tx
      .insertInto('figura_totals')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

/** Moves the match to this morning and saves the result 0–0. */
async function withResult({ client, match }: World) {
  const url = `/api/matches/${match}`;
  await client.patch(url, { date: '2026-11-20', time: '10:00' });
  await client.put(`${url}/result`, { claro: 0, oscuro: 0 });
}

export const results: readonly Row[] = [
  {
    route: 'GET /api/results',
    isConditional: true,
    problems: [401, 422],
    brokenQueries: [['matches', `?matches=${'x'.repeat(22).concat(',').repeat(101)}`]],
    good: [
      {
        status: 200,
        given: withResult,
        query: ({ match }) => `?matches=${match}`,
        says: ({ match }) => [{ matchId: match, score: { claro: 0, oscuro: 0 } }],
      },
    ],
  },
  {
    route: 'GET /api/matches/:id/result',
    isConditional: true,
    problems: READ_ONE,
    good: [{ status: 200, says: ({ match }) => ({ matchId: match, score: null, scorers: [] }) }],
  },
  {
    route: 'PUT /api/matches/:id/result',
    body: () => ({ claro: 3, oscuro: 2 }),
    problems: [...CHANGE, 409],
    stale: ({ player }) => ({
      claro: 4,
      oscuro: 4,
      seen: { claro: 9, oscuro: 9, scorers: [{ playerId: player, goals: 9 }] },
    }),
    broken: [
      ['claro', { claro: 51 }],
      ['oscuro', { oscuro: 'dos' }],
      ['scorers', { scorers: 'todos' }],
      ['seen', { seen: 'nada' }],
      ['scorers.0.goals', { scorers: [{ playerId: 'x'.repeat(22), goals: -1 }] }],
    ],
    good: [
      {
        status: 200,
        given: playedBefore,
        says: ({ match }) => ({ matchId: match, score: { claro: 3, oscuro: 2 }, scorers: [] }),
      },
      {
        status: 200,
        body: ({ player }) => ({ claro: 1, oscuro: 0, scorers: [{ playerId: player, goals: 1 }] }),
        says: ({ player }) => ({ scorers: [{ playerId: player, goals: 1, ownGoals: 0 }] }),
      },
    ],
  },
  {
    route: 'GET /api/figuras',
    isConditional: true,
    problems: [401, 422],
    brokenQueries: [
      ['limit', '?limit=0'],
      ['cursor', '?cursor=x'],
    ],
    good: [
      {
        status: 200,
        given: withFigura,
        says: ({ match, second: playerId }) => [
          { matchId: match, votes: 2, players: [{ playerId }] },
        ],
      },
    ],
  },
  {
    route: 'DELETE /api/matches/:id/result',
    problems: DELETE,
    before: withResult,
    good: [{ status: 204 }],
  },
];
