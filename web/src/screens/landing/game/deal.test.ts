import { expect, test } from 'vitest';
import { deal, dealWithout, playersIn } from './deal.ts';

const names = (players: readonly { name: string }[]) => players.map(({ name }) => name);
const TWELVE = [
  'Ana',
  'Beto',
  'Caro',
  'Dani',
  'Elsa',
  'Fede',
  'Gabi',
  'Hugo',
  'Ivana',
  'Juli',
  'Kevin',
  'Lucho',
].join('\n');

test('players whom the text names are dealt, but not those who do not come', () => {
  const players = playersIn('Fútbol jueves 21 hs\n1. Ana 5\n2. Beto\n3. Caro\n\nNo van:\n- Dani', {
    Beto: '2',
  });
  expect(players.map(({ name, skillLevel }) => [name, skillLevel])).toEqual([
    ['Ana', '5'],
    ['Beto', '2'],
    ['Caro', '3'],
  ]);
});

test('ten players play, and those whom the text lists last are substitutes', () => {
  const teams = deal(playersIn(TWELVE, {}));
  expect(teams?.claro).toHaveLength(5);
  expect(teams?.oscuro).toHaveLength(5);
  expect(names(teams?.suplente ?? [])).toEqual(['Kevin', 'Lucho']);
  expect(teams?.reason).toBe('15 a 15');
});

test('after a player has left, the first substitute comes in and the reason says so', () => {
  const teams = deal(playersIn(TWELVE, {}));
  const left = teams?.claro[0];
  const after = teams && left && dealWithout(teams, left.id);
  expect(names(after?.suplente ?? [])).toEqual(['Lucho']);
  expect(after?.reason).toBe(`Se bajó ${left?.name}. Entra Kevin en Claro.`);
});

test('one player makes no teams, and neither do two when one leaves', () => {
  expect(deal(playersIn('Ana', {}))).toBeNull();
  const two = deal(playersIn('Ana\nBeto', {}));
  expect(two && dealWithout(two, two.claro[0]?.id ?? '')).toBeNull();
});
