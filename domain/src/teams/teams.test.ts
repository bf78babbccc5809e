import { expect, test } from 'vitest';
import { areSameTeams, teamsFromWire, teamIds, teamsToWire, wireTeamName } from './teams.ts';

const teams = { claro: ['a', 'b'], oscuro: ['c'], suplente: ['d'] };
const wire = { claroTeam: ['a', 'b'], oscuroTeam: ['c'], suplentes: ['d'] };

test('teams survive a round trip through the wire format', () => {
  expect(teamsToWire(teams)).toEqual(wire);
  expect(teamsFromWire(wire)).toEqual(teams);
  expect(wireTeamName('suplente')).toBe('suplentes');
});

test('the wire format has only the three teams', () => {
  expect(teamsFromWire({ ...wire, createdBy: 'manual' } as typeof wire)).toEqual(teams);
});

test('teams are the same with their players in any order, and with a player named twice', () => {
  expect(areSameTeams(teams, { ...teams, claro: ['b', 'a', 'a'] })).toBe(true);
  expect(areSameTeams(teams, { ...teams, claro: ['a'] })).toBe(false);
  expect(areSameTeams(teams, { ...teams, claro: ['c'], oscuro: ['a', 'b'] })).toBe(false);
  expect(areSameTeams(teams, { ...teams, suplente: [] })).toBe(false);
});

test('the ids of players, by team', () => {
  const players = {
    claro: [{ id: 'a' }, { id: 'b' }],
    oscuro: [{ id: 'c' }],
    suplente: [{ id: 'd' }],
  };
  expect(teamIds(players)).toEqual(teams);
});
