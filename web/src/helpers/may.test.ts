import type { Match } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch } from '../../testing/a-match.ts';
import { startOf } from '../matches/next-match.ts';
import { isOwn, mayChangeStatus, mayDelete, mayHandleMoney, ownerText, showsMoney } from './may.ts';

const own = aMatch({ hasMoney: true, status: 'completado' });
const helped = { ...own, owner: { name: 'Carla Peña', rights: 'matches' } as const };
const trusted = { ...own, owner: { name: 'Carla', rights: 'matches-and-money' } as const };

test('only the owner has the settings of a list', () => {
  expect([own, helped, trusted].map(isOwn)).toEqual([true, false, false]);
});

test('a helper sees money only with the right to it', () => {
  expect([own, helped, trusted].map(mayHandleMoney)).toEqual([true, false, true]);
  expect([own, helped, trusted].map(showsMoney)).toEqual([true, false, true]);
  expect(showsMoney({ ...trusted, hasMoney: false })).toBe(false);
});

test('a helper deletes matches before they begin, and suspended ones', () => {
  const [before, after] = [startOf(own) - 1, startOf(own)];
  expect([own, helped, trusted].map((match) => mayDelete(match, before))).toEqual([
    true,
    false,
    false,
  ]);
  expect(mayDelete({ ...helped, status: 'pendiente' }, before)).toBe(true);
  expect(mayDelete({ ...helped, status: 'pendiente' }, after)).toBe(false);
  expect(mayDelete({ ...helped, status: 'cancelado' }, after)).toBe(true);
});

test('a helper changes the status of matches that are not completed', () => {
  expect([own, helped, trusted].map(mayChangeStatus)).toEqual([true, false, false]);
  expect(mayChangeStatus({ ...helped, status: 'cancelado' })).toBe(true);
});

test('what belongs to somebody else is named after its owner', () => {
  expect([own, helped].map(ownerText)).toEqual([null, 'de Carla']);
});

test('data that an older version of the app stored is the own of its user', () => {
  const stored = JSON.parse(JSON.stringify({ ...helped, owner: undefined })) as Match;
  expect([isOwn(stored), mayHandleMoney(stored), ownerText(stored)]).toEqual([true, true, null]);
});
