import { expect, test } from 'vitest';
import { newcomersText, type PlayerProposal, proposalText } from './waiting-text.ts';

/** Clock that shows 21:00 on 25 November in the zone of the match. */
const CLOCK = {
  now: Date.parse('2026-11-26T00:00:00Z'),
  timeZone: 'America/Argentina/Buenos_Aires',
};
const AT = '2026-11-25T23:14:00.000001Z';
const nameOf = (playerId: string) => (playerId === 'nico' ? 'Nico' : 'Beto');

const of = { id: 'p', playerId: 'nico', madeAt: AT };
const [byBeto, byOther] = [{ authorName: 'Beto' }, { authorName: null }];

test.each<[PlayerProposal, string]>([
  [{ kind: 'answer', answer: 'declined', ...of, ...byOther }, 'Otro celu dice que Nico se baja'],
  [{ kind: 'answer', answer: 'confirmed', ...of, ...byBeto }, 'Beto dice que Nico viene'],
  [{ kind: 'answer', answer: 'maybe', ...of, ...byBeto }, 'Beto dice que Nico no sabe si viene'],
  [{ kind: 'guest', name: 'Dani', ...of, ...byOther }, 'Otro celu quiere traer a Dani con Nico'],
  [{ kind: 'guest', name: 'Dani', ...of, ...byBeto }, 'Beto quiere traer a Dani con Nico'],
])('the proposal %j reads «%s», with its time', (proposal, text) => {
  expect(proposalText(proposal, nameOf, CLOCK)).toBe(`${text} · 20:14`);
});

test('newcomers are one line, however many they are', () => {
  const newcomer = (name: string) => ({ kind: 'newcomer', id: name, name, madeAt: AT }) as const;
  expect(newcomersText([newcomer('Dani Sosa')])).toBe('Quiere sumarse Dani Sosa');
  expect(newcomersText([newcomer('Dani'), newcomer('Leo')])).toBe('Quieren sumarse Dani y Leo');
});
