import { CHANGE, READ_ONE } from './usual-problems.ts';
import type { Row } from './row.ts';
import type { Ids, World } from './world.ts';

const teamsOf = ({ match, player, second }: Ids) => ({
  matchId: match,
  claroTeam: [player],
  oscuroTeam: [second],
  suplentes: [],
});

export const saveTeams = (mine: World) =>
  mine.client.post(`/api/matches/${mine.match}/teams`, teamsOf(mine));

const BROKEN_TEAMS: Row['broken'] = [
  ['matchId', { matchId: 'x'.repeat(22) }],
  ['claroTeam', { claroTeam: ['1', '2', '3', '4', '5', '6'] }],
  ['suplentes', { suplentes: 'todos' }],
  ['createdBy', { createdBy: 'magic' }],
];
const inTeams: Row['names'] = {
  path: 'suplentes.0',
  of: 'player',
  by: (id) => ({ suplentes: [id] }),
};

export const teams: readonly Row[] = [
  {
    route: 'GET /api/matches/:id/teams',
    problems: READ_ONE,
    before: saveTeams,
    good: [{ status: 200, says: teamsOf }],
  },
  {
    route: 'POST /api/matches/:id/teams',
    body: teamsOf,
    problems: [...CHANGE, 409],
    broken: BROKEN_TEAMS,
    names: inTeams,
    good: [{ status: 201, says: (mine) => ({ ...teamsOf(mine), createdBy: 'manual' }) }],
    again: 'already-exists',
  },
  {
    route: 'PUT /api/matches/:id/teams',
    body: (mine) => ({ ...teamsOf(mine), createdBy: 'automatic' }),
    problems: CHANGE,
    before: saveTeams,
    broken: BROKEN_TEAMS,
    names: inTeams,
    good: [{ status: 200, says: (mine) => ({ ...teamsOf(mine), createdBy: 'automatic' }) }],
  },
];
