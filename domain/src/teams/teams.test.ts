import { expect, test } from 'vitest';
import {
  areSameTeams,
  everyoneIn,
  mapTeams,
  teamsFromWire,
  teamIds,
  teamsToWire,
  teamsWithKeys,
  wireTeamName,
} from './teams.ts';

const teams = { claro: ['a', 'b'], oscuro: ['c'], suplente: ['d'] };
const wire = { claroTeam: ['a', 'b'], oscuroTeam: ['c'], suplentes: ['d'] };

test('teams survive a round trip through the wire format', () => {
  expect(teamsToWire(teams)).toEqual(wire);
  expect(teamsFromWire(wire)).toEqual(teams);
  expect(wireTeamName('suplente')).toBe('suplentes');
});

test('fields besides the teams are left out', () => {
  expect(teamsFromWire({ ...wire, createdBy: 'manual' } as typeof wire)).toEqual(teams);
});

test('teams are the same with their players in any order, and with a player named twice', () => {
  expect(areSameTeams(teams, { ...teams, claro: ['b', 'a', 'a'] })).toBe(true);
  expect(areSameTeams(teams, { ...teams, claro: ['a'] })).toBe(false);
  expect(areSameTeams(teams, { ...teams, claro: ['c'], oscuro: ['a', 'b'] })).toBe(false);
  expect(areSameTeams(teams, { ...teams, suplente: [] })).toBe(false);
});

test('teams of players become teams of their ids', () => {
  const players = {
    claro: [{ id: 'a' }, { id: 'b' }],
    oscuro: [{ id: 'c' }],
    suplente: [{ id: 'd' }],
  };
  expect(teamIds(players)).toEqual(teams);
});

const four = { claro: ['a'], oscuro: ['b'], naranja: ['c', 'd'], verde: ['e'], suplente: ['f'] };

test('older programs find the players of the third and fourth team among the substitutes', () => {
  const sent = teamsToWire(four);
  expect(sent).toMatchObject({
    claroTeam: ['a'],
    oscuroTeam: ['b'],
    suplentes: ['c', 'd', 'e', 'f'],
  });
  expect(sent.teams?.map(({ key }) => key)).toEqual(['claro', 'oscuro', 'naranja', 'verde']);
  expect(teamsFromWire(sent)).toEqual(four);
  expect(teamsFromWire({ ...wire, teams: teamsWithKeys(teams) })).toEqual(teams);
});

test('four teams differ if one player is in another of them', () => {
  expect(areSameTeams(four, { ...four, naranja: ['d', 'c'] })).toBe(true);
  expect(areSameTeams(four, { ...four, naranja: ['c'], verde: ['e', 'd'] })).toBe(false);
  expect(areSameTeams(four, { ...four, verde: [] })).toBe(false);
});

test('every player of four teams is changed and listed', () => {
  expect(mapTeams(four, (id) => ({ id })).naranja).toEqual([{ id: 'c' }, { id: 'd' }]);
  expect(everyoneIn(four)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
