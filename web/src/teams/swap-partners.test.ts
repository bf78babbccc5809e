import { expect, test } from 'vitest';
import { player } from '../../testing/a-formation.ts';
import { swapPartners } from './swap-partners.ts';

const teams = {
  claro: [player('a', 5), player('b', 2)],
  oscuro: [player('c', 5), player('d', 3), player('e', 4)],
  suplente: [player('f', 2)],
};
const idsFor = (id: string, rating: number) =>
  swapPartners(teams, { id, rating }).map(({ player: one, team }) => `${one.id} ${team}`);

test('a player can change places with the players of the other team, the nearest level first', () => {
  expect(idsFor('b', 2)).toEqual(['d oscuro', 'e oscuro', 'c oscuro']);
  expect(idsFor('e', 4)).toEqual(['a claro', 'b claro']);
});

test('a substitute can change places with the players of both teams', () => {
  expect(idsFor('f', 2)).toEqual(['b claro', 'd oscuro', 'e oscuro', 'a claro', 'c oscuro']);
});
