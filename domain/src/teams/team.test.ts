import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { teamsInput } from './team.ts';

const teams = { matchId: 'match-1', claroTeam: ['a', 'b'], oscuroTeam: ['c'], suplentes: ['d'] };
const six = ['1', '2', '3', '4', '5', '6'];
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
  [{ claroTeam: six }, `claroTeam: ${MESSAGES.teamFull}`],
  [{ oscuroTeam: six }, `oscuroTeam: ${MESSAGES.teamFull}`],
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
