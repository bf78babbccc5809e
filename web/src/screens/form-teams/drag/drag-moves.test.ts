import { type MatchPlayer, MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import { dragSentences, moveOf, nextZone, refusalOf, zoneOf, zonesWith } from './drag-moves.ts';
import { type Formation, formationAfter, startFormation } from '../../../teams/formation.ts';

const player = (name: string): MatchPlayer => ({
  id: name,
  name,
  skillLevel: '3',
  rating: 3,
  whatsapp: null,
  status: 'confirmed',
  confirmedAt: null,
});
const ana = player('Ana');
const beto = player('Beto');
const five = ['1', '2', '3', '4', '5'].map(player);

const formation = put(startFormation(null, [], undefined), [ana], 'claro');

function put(start: Formation, players: MatchPlayer[], team: 'claro' | 'oscuro'): Formation {
  return players.reduce(
    (before, one) => formationAfter(before, { type: 'place', player: one, team }),
    start,
  );
}

test('a drop into a team puts the player there', () => {
  expect(moveOf(formation, beto, 'oscuro')).toEqual({
    type: 'place',
    player: beto,
    team: 'oscuro',
  });
  expect(moveOf(formation, ana, 'suplente')).toEqual({
    type: 'place',
    player: ana,
    team: 'suplente',
  });
});

test('a drop on the available players removes the player from the team', () => {
  expect(moveOf(formation, ana, 'libre')).toEqual({ type: 'free', playerId: 'Ana' });
});

test.each([
  ['outside of every zone', ana, null],
  ['into the team where he is', ana, 'claro'],
  ['among the available, who is there', beto, 'libre'],
] as const)('a drop %s changes nothing', (_, who, zone) => {
  expect(moveOf(formation, who, zone)).toBeNull();
  expect(dragSentences.dropped(formation, who, zone)).toBe(`${who.name} se queda donde estaba.`);
});

test('a full team refuses a drop as it refuses the button', () => {
  const full = put(formation, five, 'oscuro');
  expect(refusalOf(full, ana, 'oscuro')).toContain(MESSAGES.teamFull);
  expect(dragSentences.dropped(full, ana, 'oscuro')).toBe(refusalOf(full, ana, 'oscuro'));
  expect(refusalOf(full, player('1'), 'oscuro')).toBeNull();
  expect(refusalOf(full, ana, 'suplente')).toBeNull();
});

test('arrow keys cycle through the zones', () => {
  const all = zonesWith(2);
  const there = [0, 1, 2, 3].reduce(
    (zones) => [...zones, nextZone(all, zones.at(-1) ?? 'libre', 1)],
    ['libre'] as ReturnType<typeof nextZone>[],
  );
  expect(there).toEqual(['libre', 'claro', 'oscuro', 'suplente', 'libre']);
  expect(nextZone(all, 'libre', -1)).toBe('suplente');
  expect(nextZone(all, 'oscuro', -1)).toBe('claro');
});

test('screen readers get the player, the zone and the result of a move', () => {
  expect(zoneOf(formation, 'Ana')).toBe('claro');
  expect(dragSentences.lifted(formation, ana)).toBe('Levantaste a Ana, que está en Claro.');
  expect(dragSentences.lifted(formation, beto)).toBe('Levantaste a Beto, que está sin equipo.');
  expect(dragSentences.over(beto, 'suplente')).toBe('Beto, de suplente.');
  expect(dragSentences.over(beto, null)).toBe('Beto no está sobre ningún equipo.');
  expect(dragSentences.dropped(formation, beto, 'oscuro')).toBe('Beto quedó en Oscuro.');
});
