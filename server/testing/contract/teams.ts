import type { Match } from '@picadito/domain';
import { expect } from 'vitest';
import { THURSDAY_MATCH } from '../a-match.ts';
import { CHANGE, READ_ONE, type Row } from './row.ts';
import type { Ids, World } from './world.ts';

const teamsOf = ({ match, player, second }: Pick<Ids, 'match' | 'player' | 'second'>) => ({
  matchId: match,
  claroTeam: [player],
  oscuroTeam: [second],
  suplentes: [],
});

const swapped = ({ match, player, second }: Ids) =>
  teamsOf({ match, player: second, second: player });

const byKey = ({ player, second }: Pick<Ids, 'player' | 'second'>) => [
  { key: 'claro', players: [player] },
  { key: 'oscuro', players: [second] },
];

/**
 * Returns the teams of `teamsOf` with the players swapped, which stand for the teams on an outdated screen. They are
 * given as `claroTeam` and `oscuroTeam`, and again as `teams` by key.
 */
const seenOf = (mine: Ids) => ({
  ...swapped(mine),
  teams: byKey({ player: mine.second, second: mine.player }),
});

export const saveTeams = (mine: World) =>
  mine.client.post(`/api/matches/${mine.match}/teams`, teamsOf(mine));

/**
 * Creates a match of the list two days earlier, saves equal teams for it, and marks a player of the later match as
 * called.
 */
async function playedBefore(mine: World) {
  const tuesday = { ...THURSDAY_MATCH, date: '2026-11-24', listId: mine.list };
  const { body } = await mine.client.post<Match>('/api/matches', tuesday);
  await saveTeams({ ...mine, match: body.id });
  const url = `/api/matches/${mine.match}/players/${mine.player}/call`;
  await mine.client.put(url, { called: true });
}

const BROKEN_TEAMS: Row['broken'] = [
  ['matchId', { matchId: 'x'.repeat(22) }],
  ['claroTeam', { claroTeam: ['1', '2', '3', '4', '5', '6'] }],
  ['suplentes', { suplentes: 'todos' }],
  ['teams.0.key', { teams: [{ key: 'rojo', players: [] }] }],
  ['teams.0.key', { teams: [{ key: 'naranja', players: [] }] }],
  ['teams', { teams: [{ key: 'claro', players: [] }] }],
  ['createdBy', { createdBy: 'magic' }],
  ['seen', { seen: 'nada' }],
  ['seen.oscuroTeam', { seen: { claroTeam: [], suplentes: [] } }],
];

export const teams: readonly Row[] = [
  {
    route: 'GET /api/matches/:id/teams',
    isConditional: true,
    problems: READ_ONE,
    before: saveTeams,
    good: [{ status: 200, says: (mine) => ({ ...teamsOf(mine), teams: byKey(mine) }) }],
  },
  {
    route: 'POST /api/matches/:id/teams',
    body: teamsOf,
    problems: [...CHANGE, 409],
    broken: BROKEN_TEAMS,
    good: [
      {
        status: 201,
        body: (mine) => ({ matchId: mine.match, teams: byKey(mine) }),
        says: (mine) => ({ ...teamsOf(mine), createdBy: 'manual' }),
      },
    ],
    stale: (mine) => ({ ...teamsOf(mine), seen: seenOf(mine) }),
    again: 'already-exists',
  },
  {
    route: 'PUT /api/matches/:id/teams',
    body: (mine) => ({ ...teamsOf(mine), createdBy: 'automatic' }),
    problems: [...CHANGE, 409],
    stale: (mine) => ({ ...swapped(mine), seen: seenOf(mine) }),
    before: saveTeams,
    broken: BROKEN_TEAMS,
    good: [
      { status: 200, says: (mine) => ({ ...teamsOf(mine), createdBy: 'automatic' }) },
      {
        status: 200,
        body: (mine) => ({ ...swapped(mine), seen: teamsOf(mine) }),
        says: (mine) => ({ ...swapped(mine), createdBy: 'manual' }),
      },
      {
        status: 200,
        body: (mine) => ({ matchId: mine.match, teams: byKey(mine) }),
        says: (mine) => ({ ...teamsOf(mine), teams: byKey(mine) }),
      },
    ],
  },
  {
    route: 'PUT /api/matches/:id/teams/shown',
    body: () => ({}),
    problems: CHANGE,
    before: saveTeams,
    good: [{ status: 204 }],
  },
  {
    route: 'GET /api/matches/:id/autopilot',
    problems: READ_ONE,
    good: [
      {
        status: 200,
        says: () => ({ state: 'off', actsAt: '2026-11-26T18:00', going: 2, steps: [] }),
      },
    ],
  },
  {
    route: 'PUT /api/matches/:id/autopilot',
    body: () => ({ isOn: false }),
    problems: CHANGE,
    broken: [
      ['isOn', { isOn: 'sí' }],
      ['isOn', { isOn: true }],
    ],
    good: [{ status: 200, says: () => ({ state: 'off' }) }],
  },
  {
    route: 'PUT /api/matches/:id/autopilot/undone',
    body: () => ({ at: '2026-11-26T21:00:00.000000Z' }),
    problems: CHANGE,
    broken: [['at', { at: 7 }]],
    good: [{ status: 200, says: () => ({ state: 'off', steps: [] }) }],
  },
  {
    route: 'GET /api/matches/:id/evening',
    isConditional: true,
    problems: READ_ONE,
    good: [
      {
        status: 200,
        says: () => ({
          sitOut: 'nivel',
          calls: [],
          groupCalledAt: null,
          recentTeams: [],
          guestIds: [],
        }),
      },
      {
        status: 200,
        given: playedBefore,
        says: ({ player, second }) => ({
          calls: [{ playerId: player, calledAt: expect.any(String) }],
          recentTeams: [{ date: '2026-11-24', claroTeam: [player], oscuroTeam: [second] }],
        }),
      },
    ],
  },
  {
    route: 'PATCH /api/matches/:id/evening',
    body: () => ({ sitOut: 'turno' }),
    problems: CHANGE,
    broken: [
      ['sitOut', { sitOut: 'sorteo' }],
      ['isGroupCalled', { isGroupCalled: 'sí' }],
    ],
    good: [
      { status: 200, says: () => ({ sitOut: 'turno', calls: [], recentTeams: [] }) },
      {
        status: 200,
        body: () => ({ isGroupCalled: true }),
        says: () => ({ sitOut: 'turno', groupCalledAt: expect.any(String) }),
      },
    ],
  },
];
