import type { TeamKey, TeamPlace, TeamsReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { everyone, play, player } from '../../testing/a-formation.ts';
import { balanceVerdict } from './balance-verdict.ts';
import { formationAfter, obstacle, startFormation, teamsOf } from './formation.ts';
import { teamOptions } from './ready-teams.ts';
import { readFormation, storedFormation } from './stored-formation.ts';
import { swapPartners } from './swap-partners.ts';
import { doPlacesFit, placesWith, sizesOf } from './team-sizes.ts';

const OF_FOUR = { perSide: 4, teamCount: 3 };
const CRITERIA = { sitOut: 'nivel', keepers: [], pairs: [], recentTeams: [], seed: 'm' } as const;

test('three teams are formed, stored and read again', () => {
  const [best] = teamOptions(everyone, CRITERIA, OF_FOUR);
  const formation = startFormation(null, everyone, best, OF_FOUR);
  const { claro, oscuro, naranja, verde, suplente } = teamsOf(formation, everyone);
  expect([claro, oscuro, naranja, suplente].map((team) => team?.length)).toEqual([4, 4, 4, 0]);
  expect(verde).toBeUndefined();
  const stored: unknown = JSON.parse(JSON.stringify(storedFormation(formation, new Map())));
  expect(readFormation(stored, everyone, OF_FOUR)).toEqual(formation);
  expect(readFormation(stored, everyone, { perSide: 6, teamCount: 2 })).toBeNull();
  expect(readFormation(stored, everyone, { perSide: 3, teamCount: 4 })).toBeNull();
});

test('a team takes as many players as the format says', () => {
  const start = startFormation(null, [], undefined, { perSide: 7, teamCount: 4 });
  const put = (who: string, team: TeamPlace) =>
    ({ type: 'place', player: player(who), team }) as const;
  const seven = play(start, ...[...'abcdefg'].map((id) => put(id, 'verde')));
  expect(seven.error).toBeNull();
  expect(formationAfter(seven, put('h', 'verde')).error).toBe(
    'h no entra en Verde. Un equipo lleva hasta 7 jugadores. Quitá a uno o dejalo de suplente.',
  );
});

test('saved teams that do not fit the format are not restored', () => {
  const key = (name: TeamKey, ...players: string[]) => ({ key: name, players });
  const saved: TeamsReply = {
    matchId: 'm',
    claroTeam: ['j1'],
    oscuroTeam: ['j2'],
    suplentes: ['j3', 'j4'],
    teams: [key('claro', 'j1'), key('oscuro', 'j2'), key('naranja', 'j3')],
    createdBy: 'manual',
    players: [],
  };
  const places = (sizes: typeof OF_FOUR) => [
    ...startFormation(saved, everyone, undefined, sizes).places,
  ];
  expect(places(OF_FOUR)).toEqual([
    ['j1', 'claro'],
    ['j2', 'oscuro'],
    ['j3', 'naranja'],
    ['j4', 'suplente'],
  ]);
  expect(places({ perSide: 5, teamCount: 2 })).toEqual([]);
  expect(doPlacesFit(new Map([['j1', 'claro']]), { perSide: 4, teamCount: 2 })).toBe(true);
});

test('with three teams the sentence names the empty ones', () => {
  const start = startFormation(null, [], undefined, OF_FOUR);
  const [one = player('a')] = everyone;
  const first = play(start, { type: 'place', player: one, team: 'claro' });
  expect(obstacle(first, teamsOf(first, everyone))?.sentence).toBe(
    'Falta poner al menos un jugador en Oscuro y en Naranja.',
  );
});

test('players of all other teams can change places, and the verdict names the third team', () => {
  const teams = {
    claro: [player('a', 5)],
    oscuro: [player('b', 3)],
    naranja: [player('c', 4)],
    suplente: [],
  };
  const partners = swapPartners(teams, player('a', 5));
  expect(partners.map(({ team }) => team)).toEqual(['naranja', 'oscuro']);
  const [five, three] = [player('x', 5), player('y', 3)];
  expect(balanceVerdict([three, three, three], [three, three, three], [five, five]).words).toBe(
    'DOS NIVEL 5 EN NARANJA',
  );
});

test('a match that an older version has stored has two teams of five', () => {
  expect(sizesOf({})).toEqual({ perSide: 5, teamCount: 2 });
  expect(placesWith(3)).toEqual(['claro', 'oscuro', 'naranja', 'suplente']);
});
