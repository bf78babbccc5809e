import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { listInput, listPatch } from './players-list.ts';

const broken = (value: unknown) =>
  z
    .safeParse(listInput, value)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a list requires only a name', () => {
  expect(z.parse(listInput, { name: ' Los jueves ' })).toEqual({ name: 'Los jueves', players: [] });
});

test('a list may bring its players', () => {
  const { players } = z.parse(listInput, {
    name: 'Los jueves',
    players: [{ name: 'Ana', skillLevel: 4 }],
  });
  expect(players).toEqual([{ name: 'Ana', skillLevel: '4', whatsapp: null }]);
});

test.each([
  [{}, `name: ${MESSAGES.listNameMissing}`],
  [{ name: null }, `name: ${MESSAGES.listNameMissing}`],
  [{ name: 7 }, `name: ${MESSAGES.listNameMissing}`],
  [{ name: [] }, `name: ${MESSAGES.listNameMissing}`],
  [{ name: ' ' }, `name: ${MESSAGES.listNameMissing}`],
  [{ name: 'a'.repeat(81) }, `name: ${MESSAGES.nameTooLong}`],
  [{ name: 'L', players: null }, `players: ${MESSAGES.fieldInvalid}`],
  [{ name: 'L', players: 'Ana' }, `players: ${MESSAGES.fieldInvalid}`],
  [{ name: 'L', players: {} }, `players: ${MESSAGES.fieldInvalid}`],
  [{ name: 'L', players: [null] }, `players.0: ${MESSAGES.playerIncomplete}`],
  [
    { name: 'L', players: [{ name: 'Ana', skillLevel: '3' }, { skillLevel: '3' }] },
    `players.1.name: ${MESSAGES.playerIncomplete}`,
  ],
])('%j is refused in Spanish: %s', (value, sentence) => {
  expect(broken(value)).toEqual([sentence]);
});

test.each([[undefined], [null], [7], ['Los jueves'], [[]]])('%j is not a valid list', (value) => {
  expect(broken(value)).toEqual([`: ${MESSAGES.listNameMissing}`]);
});

test('a list has at most 300 players', () => {
  const players = (length: number) =>
    Array.from({ length }, (_, index) => ({ name: `P${index}`, skillLevel: '3' }));
  expect(broken({ name: 'L', players: players(300) })).toBeUndefined();
  expect(broken({ name: 'L', players: players(301) })).toEqual([`players: ${MESSAGES.listFull}`]);
});

test('a new name of a list follows the same rule', () => {
  expect(z.parse(listPatch, { name: ' Otra ' })).toEqual({ name: 'Otra' });
  for (const value of [{}, { name: '' }, null]) {
    const issues = z.safeParse(listPatch, value).error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual([MESSAGES.listNameMissing]);
  }
});
