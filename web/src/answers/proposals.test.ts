import { expect, test } from 'vitest';
import { proposalsText, type ShownProposal } from './proposals.ts';

const NAMES: Record<string, string> = { nico: 'Nico', beto: 'Nico S.' };
const newcomer = (name: string): ShownProposal => ({ kind: 'newcomer', id: name, name });
const dropOut = (playerId: string, authorName: string | null): ShownProposal => {
  return { kind: 'drop-out', id: playerId, playerId, authorName };
};

test.each([
  [[newcomer('Dani Sosa')], 'Quiere sumarse Dani Sosa'],
  [[newcomer('Dani'), newcomer('Leo')], 'Quieren sumarse Dani y Leo'],
  [[dropOut('nico', 'Nico S.')], 'Nico S. dice que Nico se baja'],
  [
    [dropOut('nico', 'Nico S.'), newcomer('Dani')],
    'Quiere sumarse Dani · Nico S. dice que Nico se baja',
  ],
  [[dropOut('beto', null)], 'Alguien dice que Nico S. se baja'],
])('%j reads %s', (proposals, text) => {
  expect(proposalsText(proposals, (id) => NAMES[id] ?? '')).toBe(text);
});
