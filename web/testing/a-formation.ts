import type { MatchPlayer, TeamName } from '@picadito/domain';
import {
  type Formation,
  type FormationAction,
  formationAfter,
  startFormation,
  teamsOf,
} from '../src/teams/formation.ts';

const LEVELS = ['2', '3', '4', '5'] as const;

export function player(id: string, rating = 3): MatchPlayer {
  const skillLevel = LEVELS.find((level) => Number(level) === rating) ?? '3';
  return {
    id,
    name: id,
    skillLevel,
    rating,
    whatsapp: null,
    status: 'confirmed',
    confirmedAt: null,
  };
}

export const everyone = Array.from({ length: 12 }, (_, index) => player(`j${index + 1}`));
export const [one = player('x'), two = player('y')] = everyone;

export function manual(): Formation {
  return play(startFormation(null, [], undefined), { type: 'method', method: 'manual' });
}

export function automatic(players = everyone): Formation {
  return play(
    manual(),
    { type: 'method', method: 'automatic' },
    { type: 'generate', confirmed: players },
  );
}

export function play(formation: Formation, ...actions: FormationAction[]): Formation {
  return actions.reduce(formationAfter, formation);
}

export const place = (who: MatchPlayer, team: TeamName): FormationAction => ({
  type: 'place',
  player: who,
  team,
});

export function ids(formation: Formation, players = everyone) {
  const { claro, oscuro, suplente } = teamsOf(formation, players);
  const idsOf = (team: MatchPlayer[]) => team.map(({ id }) => id);
  return { claro: idsOf(claro), oscuro: idsOf(oscuro), suplente: idsOf(suplente) };
}
