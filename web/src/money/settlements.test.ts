import { expect, test } from 'vitest';
import { settledText, settlementsOf } from './settlements.ts';

const said = (balance: number) =>
  settlementsOf(balance).map(({ label, settlement }) => {
    return [label, settlement.kind, settlement.amount, settledText(settlement, 'Beto', 'ARS')];
  });

test('a debt is forgiven', () => {
  expect(said(-3500)).toEqual([['PERDONAR', 'charge', -3500, 'Perdonaste $3.500 a Beto']]);
});

test('money in favour is given back, or stays in the pot', () => {
  expect(said(500)).toEqual([
    ['SE LOS DEVOLVÍ', 'payment', -500, 'Le devolviste $500 a Beto'],
    ['QUEDA EN LA CAJA', 'charge', 500, 'Quedan en la caja $500 de Beto'],
  ]);
});
