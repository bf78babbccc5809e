import { expect, test } from 'vitest';
import { proposalsText, type ShownProposal } from './proposals.ts';

const PLAYERS = [
  { id: 'nico', name: 'Nico Pérez' },
  { id: 'beto', name: 'Beto Ruiz' },
];
const newcomer = (name: string): ShownProposal => ({ kind: 'newcomer', id: name, name });
const dropOut = (playerId: string, authorName: string | null): ShownProposal => {
  return { kind: 'drop-out', id: playerId, playerId, authorName };
};

test.each([
  [[newcomer('Dani Sosa')], 'Quiere sumarse Dani Sosa'],
  [[newcomer('Dani'), newcomer('Leo')], 'Quieren sumarse Dani y Leo'],
  [[dropOut('nico', 'Beto Ruiz')], 'Beto dice que Nico se baja'],
  [
    [dropOut('nico', 'Beto Ruiz'), newcomer('Dani')],
    'Quiere sumarse Dani · Beto dice que Nico se baja',
  ],
  [[dropOut('beto', null)], 'Alguien dice que Beto se baja'],
])('%j reads %s', (proposals, text) => {
  expect(proposalsText(proposals, PLAYERS)).toBe(text);
});
