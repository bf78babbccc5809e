import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { defaultRotation } from '../matches/format-change.ts';
import { DEFAULT_FORMAT } from '../matches/match-format.ts';
import { doTeamsFit, lacksTeams, teamFullText, teamsInput, teamsOfInput } from './team.ts';

const teams = { matchId: 'match-1', claroTeam: ['a', 'b'], oscuroTeam: ['c'], suplentes: ['d'] };
const six = ['1', '2', '3', '4', '5', '6'];
const twelve = [...six, '7', '8', '9', '10', '11', '12'];
const broken = (value: unknown) =>
  z
    .safeParse(teamsInput, value)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('teams are manual by default', () => {
  expect(z.parse(teamsInput, teams)).toEqual({ ...teams, createdBy: 'manual' });
  expect(z.parse(teamsInput, { ...teams, createdBy: 'automatic' }).createdBy).toBe('automatic');
});

test('substitutes are optional, and may be more than five', () => {
  const { suplentes: _, ...two } = teams;
  expect(z.parse(teamsInput, two).suplentes).toEqual([]);
  expect(z.parse(teamsInput, { ...two, suplentes: six }).suplentes).toEqual(six);
});

test.each([
  [{ claroTeam: twelve }, `claroTeam: ${teamFullText(11)}`],
  [{ oscuroTeam: twelve }, `oscuroTeam: ${teamFullText(11)}`],
  [{ claroTeam: ['a', 'a'] }, `: ${MESSAGES.teamRepeated}`],
  [{ oscuroTeam: ['a'] }, `: ${MESSAGES.teamRepeated}`],
  [{ suplentes: ['c'] }, `: ${MESSAGES.teamRepeated}`],
  [{ claroTeam: undefined }, `claroTeam: ${MESSAGES.fieldInvalid}`],
  [{ claroTeam: null }, `claroTeam: ${MESSAGES.fieldInvalid}`],
  [{ oscuroTeam: 'c' }, `oscuroTeam: ${MESSAGES.fieldInvalid}`],
  [{ oscuroTeam: 'abcdef' }, `oscuroTeam: ${MESSAGES.fieldInvalid}`],
  [{ suplentes: null }, `suplentes: ${MESSAGES.fieldInvalid}`],
  [{ suplentes: 7 }, `suplentes: ${MESSAGES.fieldInvalid}`],
  [{ claroTeam: [7] }, `claroTeam.0: ${MESSAGES.teamForeignPlayer}`],
  [{ claroTeam: [null] }, `claroTeam.0: ${MESSAGES.teamForeignPlayer}`],
  [{ matchId: undefined }, `matchId: ${MESSAGES.teamsMatchDiffers}`],
  [{ matchId: 7 }, `matchId: ${MESSAGES.teamsMatchDiffers}`],
  [{ createdBy: 'robot' }, `createdBy: ${MESSAGES.fieldInvalid}`],
  [{ createdBy: null }, `createdBy: ${MESSAGES.fieldInvalid}`],
])('teams with %j are refused in Spanish: %s', (change, sentence) => {
  expect(broken({ ...teams, ...change })).toEqual([sentence]);
});

test.each([[undefined], [null], [7], ['x'], [[]]])('%j are not valid teams', (value) => {
  expect(broken(value)).toEqual([`: ${MESSAGES.invalid}`]);
});

const FIVE = DEFAULT_FORMAT;
const THREE = { ...DEFAULT_FORMAT, teamCount: 3, rotation: defaultRotation(3) };
const read = (sent: object, format = FIVE) =>
  teamsOfInput(z.parse(teamsInput, { matchId: 'match-1', ...sent }), format);
const byKey = (...sides: readonly (readonly string[])[]) =>
  sides.map((players, index) => ({
    key: ['claro', 'oscuro', 'naranja', 'verde'][index],
    players,
  }));
const refused = (path: string, message: string) => ({ ok: false, error: { path, message } });

test('two teams are read in either form', () => {
  const value = { claro: ['a', 'b'], oscuro: ['c'], suplente: ['d'] };
  expect(read(teams)).toEqual({ ok: true, value });
  expect(read({ teams: byKey(['a', 'b'], ['c']), suplentes: ['d'] })).toEqual({ ok: true, value });
  const both = { ...teams, teams: byKey(['a', 'b'], ['c']) };
  expect(read(both)).toEqual({ ok: true, value });
  expect(read({ ...both, claroTeam: ['b', 'a'] })).toEqual({ ok: true, value });
});

test('both forms must agree', () => {
  const both = { ...teams, teams: byKey(['a', 'b'], ['c']) };
  expect(read({ ...both, claroTeam: ['a'] })).toEqual(refused('teams', MESSAGES.teamsDisagree));
  expect(read({ ...both, oscuroTeam: ['e'] })).toEqual(refused('teams', MESSAGES.teamsDisagree));
});

test('of three teams the players of the third may also be among the substitutes', () => {
  const value = { claro: ['a'], oscuro: ['b'], naranja: ['c'], suplente: ['d'] };
  const three = byKey(['a'], ['b'], ['c']);
  expect(read({ teams: three, suplentes: ['d'] }, THREE)).toEqual({ ok: true, value });
  expect(
    read({ claroTeam: ['a'], oscuroTeam: ['b'], teams: three, suplentes: ['c', 'd'] }, THREE),
  ).toEqual({ ok: true, value });
});

test('a request that names two teams only does not save three', () => {
  expect(lacksTeams(z.parse(teamsInput, teams), THREE)).toBe(true);
  expect(lacksTeams(z.parse(teamsInput, teams), FIVE)).toBe(false);
});

test.each([
  [{ teams: byKey(['a'], ['b'], ['c']) }, FIVE, 'teams.2.key', MESSAGES.teamUnknown],
  [{ teams: [...byKey(['a']), ...byKey(['b'])] }, FIVE, 'teams.1.key', MESSAGES.teamUnknown],
  [{ teams: byKey(['a'], ['b']) }, THREE, 'teams', MESSAGES.teamMissing],
  [{ teams: [] }, FIVE, 'teams', MESSAGES.teamMissing],
  [{ teams: byKey(six, ['b']) }, FIVE, 'teams.0.players', teamFullText(5)],
  [{ teams: byKey(['a'], ['b'], six) }, THREE, 'teams.2.players', teamFullText(5)],
  [{ ...teams, claroTeam: six }, FIVE, 'claroTeam', teamFullText(5)],
  [{ teams: byKey(['a'], ['a']) }, FIVE, '', MESSAGES.teamRepeated],
  [{ teams: byKey(['a'], ['b'], ['b']) }, THREE, '', MESSAGES.teamRepeated],
  [{ teams: byKey(['a'], ['b']), suplentes: ['b'] }, FIVE, '', MESSAGES.teamRepeated],
])('the teams %j do not fit the match', (sent, format, path, message) => {
  expect(read(sent, format)).toEqual(refused(path, message));
});

test('a team has as many players as the format allows', () => {
  const seven = { ...DEFAULT_FORMAT, perSide: 7 };
  expect(read({ ...teams, claroTeam: six }, seven).ok).toBe(true);
});

test.each([
  [{ claro: six, oscuro: [], suplente: [] }, { ...FIVE, perSide: 6 }, true],
  [{ claro: six, oscuro: [], suplente: [] }, FIVE, false],
  [{ claro: ['a'], oscuro: ['b'], suplente: six }, FIVE, true],
  [{ claro: ['a'], oscuro: ['b'], naranja: ['c'], suplente: [] }, THREE, true],
  [{ claro: ['a'], oscuro: ['b'], naranja: ['c'], suplente: [] }, FIVE, false],
  [{ claro: ['a'], oscuro: ['b'], naranja: [], suplente: [] }, FIVE, false],
])('saved teams %j fit a format or not', (saved, format, fits) => {
  expect(doTeamsFit(saved, format)).toBe(fits);
});
