import { DELETE, READ_ONE, CHANGE, type Row } from './row.ts';
import type { World } from './world.ts';

/** Gives the match three teams, so that it is a night. */
export const withThreeTeams = ({ client, match }: World) =>
  client.patch(`/api/matches/${match}`, { teamCount: 3 });

const SEEN = '?seen=claro-oscuro-home';
export const CLARO_WINS = { home: 'claro', away: 'oscuro', outcome: 'home' };

const pathOf = ({ match }: World) => `/api/matches/${match}/games`;

/** Makes the match a night with one game, which CLARO has won. */
export async function withGame(mine: World) {
  await withThreeTeams(mine);
  await mine.client.put(`${pathOf(mine)}/1`, CLARO_WINS);
}

/** Removes the game, if there is one. */
const withoutGames = (mine: World) => mine.client.delete(`${pathOf(mine)}/1${SEEN}`);

async function finished(mine: World) {
  await withGame(mine);
  await mine.client.post(`${pathOf(mine)}/finish`, {});
}

export const nights: readonly Row[] = [
  {
    route: 'GET /api/nights',
    isConditional: true,
    problems: [401, 422],
    brokenQueries: [['matches', `?matches=${'x'.repeat(22).concat(',').repeat(101)}`]],
    good: [
      {
        status: 200,
        given: finished,
        query: ({ match }) => `?matches=${match}`,
        says: ({ match }) => [{ matchId: match, teams: ['claro'], won: 1, played: 1, points: 3 }],
      },
    ],
  },
  {
    route: 'GET /api/matches/:id/games',
    isConditional: true,
    problems: READ_ONE,
    before: withThreeTeams,
    good: [
      {
        status: 200,
        says: () => ({
          games: [],
          next: { home: 'claro', away: 'oscuro', waiting: ['naranja'], lent: [] },
          isFinished: false,
        }),
      },
    ],
  },
  {
    route: 'PUT /api/matches/:id/games/:seq',
    body: () => CLARO_WINS,
    problems: [...CHANGE, 409],
    before: withThreeTeams,
    stale: () => ({ ...CLARO_WINS, seen: 'claro-oscuro-draw' }),
    broken: [
      ['home', { home: 'azul' }],
      ['home', { home: 'verde' }],
      ['away', { away: 'claro' }],
      ['outcome', { outcome: 'claro' }],
      ['homeGoals', { homeGoals: 51, awayGoals: 0 }],
      ['awayGoals', { homeGoals: 2 }],
      ['lent.0.playerId', { lent: [{ playerId: 'x'.repeat(22), to: 'claro' }] }],
      ['lent.0.to', { lent: [{ playerId: 'x'.repeat(22), to: 'naranja' }] }],
      ['absent.0', { absent: ['x'.repeat(22)] }],
      ['seen', { seen: 7 }],
    ],
    good: [
      {
        status: 201,
        given: withoutGames,
        body: ({ player, second }) => ({
          ...CLARO_WINS,
          lent: [{ playerId: player, to: 'claro' }],
          absent: [second],
        }),
        says: ({ player, second, name }) => ({
          games: [
            {
              ...CLARO_WINS,
              seq: 1,
              lent: [{ playerId: player, to: 'claro' }],
              absent: [second],
              author: name,
            },
          ],
          next: { home: 'claro', away: 'naranja', waiting: ['oscuro'] },
        }),
      },
      { status: 200 },
      {
        status: 200,
        body: () => ({ ...CLARO_WINS, outcome: 'away', seen: 'claro-oscuro-home' }),
        says: () => ({ next: { home: 'oscuro', away: 'naranja', waiting: ['claro'] } }),
      },
    ],
  },
  {
    route: 'DELETE /api/matches/:id/games/:seq',
    problems: [...DELETE, 409],
    before: withGame,
    good: [
      {
        status: 200,
        given: withGame,
        query: SEEN,
        says: () => ({ games: [], isFinished: false }),
      },
    ],
  },
  {
    route: 'POST /api/matches/:id/games/finish',
    problems: [...DELETE, 409],
    before: withGame,
    good: [
      { status: 200, says: () => ({ next: null, isFinished: true }) },
      { status: 200, says: () => ({ isFinished: true }) },
    ],
  },
  {
    route: 'POST /api/matches/:id/games/reopen',
    problems: [...DELETE, 409],
    before: finished,
    good: [{ status: 200, says: () => ({ isFinished: false }) }],
  },
];
