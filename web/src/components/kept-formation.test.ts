import { type MatchPlayer, type TeamName } from '@picadito/domain';
import { expect, test } from 'vitest';
import {
  type Formation,
  type FormationAction,
  formationAfter,
  startFormation,
  teamsOf,
} from './formation.ts';
import { keptOf, readFormation } from './kept-formation.ts';

const LEVELS = ['2', '3', '4', '5'] as const;

function player(id: string, rating = 3): MatchPlayer {
  const skillLevel = LEVELS.find((level) => Number(level) === rating) ?? '3';
  return { id, name: id, skillLevel, rating, whatsapp: null, confirmed: true, confirmedAt: null };
}

const everyone = Array.from({ length: 12 }, (_, index) => player(`j${index + 1}`));
const [one = player('x'), two = player('y')] = everyone;

function manual(): Formation {
  return play(startFormation(null, []), { type: 'method', method: 'manual' });
}

function play(formation: Formation, ...actions: FormationAction[]): Formation {
  return actions.reduce(formationAfter, formation);
}

const place = (who: MatchPlayer, team: TeamName): FormationAction => ({
  type: 'place',
  player: who,
  team,
});

function ids(formation: Formation, players = everyone) {
  const { claro, oscuro, suplente } = teamsOf(formation, players);
  const idsOf = (team: MatchPlayer[]) => team.map(({ id }) => id);
  return { claro: idsOf(claro), oscuro: idsOf(oscuro), suplente: idsOf(suplente) };
}

const reloaded = (formation: Formation, players = everyone) =>
  readFormation(JSON.parse(JSON.stringify(keptOf(formation))), players);

test('teams made by hand outlive a reload', () => {
  const byHand = play(startFormation(null, everyone), place(one, 'suplente'));
  const restored = reloaded(byHand);
  expect(restored).toEqual(byHand);
  expect(restored && ids(restored)).toEqual(ids(byHand));
});

test('whoever has left the match is not restored, and nobody is no formation', () => {
  const byHand = play(manual(), place(one, 'claro'), place(two, 'oscuro'));
  const restored = reloaded(byHand, [two]);
  expect(restored && [...restored.places]).toEqual([['j2', 'oscuro']]);
  expect(reloaded(byHand, [])).toBeNull();
});

test('the algorithm’s own teams and empty ones are not kept', () => {
  expect(keptOf(startFormation(null, everyone))).toBeNull();
  expect(keptOf(play(manual(), { type: 'clear' }))).toBeNull();
});

test.each([
  null,
  'x',
  {},
  { method: 'magic', places: [['j1', 'claro']] },
  { method: 'manual', places: 'j1' },
  { method: 'manual', places: [['j1']] },
  { method: 'manual', places: [['j1', 'magenta']] },
  { method: 'manual', places: [[1, 'claro']] },
])('what is no formation counts as none: %j', (kept) =>
  expect(readFormation(kept, everyone)).toBeNull(),
);
