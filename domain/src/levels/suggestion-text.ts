import type { SkillLevel } from '../players/skill-level.ts';
import type { SuggestedLevel } from './contract.ts';

/** From this number of matches on, the text of a suggestion no longer says that it is based on few matches. */
const MANY_MATCHES = 30;

/**
 * Returns the text of a suggestion in two parts, before and after the player's name. The text for a lower level says
 * nothing about how the player plays, so that it does not offend.
 */
export function suggestionText(
  suggested: Pick<SuggestedLevel, 'skillLevel' | 'matches' | 'goals'>,
): { before: string; after: string } {
  const { skillLevel, matches, goals } = suggested;
  const few = matches < MANY_MATCHES ? ', todavía es poco' : '';
  if (goals > 0) {
    return {
      before: 'Con ',
      after: ` los equipos vienen saliendo ${goalsText(goals)} más fuertes de lo previsto (${matches} partidos${few}). ¿Probamos contarlo como ${skillLevel}?`,
    };
  }
  return {
    before: 'Para emparejar: ¿contamos a ',
    after: ` como ${skillLevel}? Es lo que dicen los resultados (${matches} partidos${few}).`,
  };
}

export const tryText = (skillLevel: SkillLevel) => `Probar con ${skillLevel}`;

/** Returns the number with its noun, as in '1,1 goles' or '1 gol'. */
function goalsText(goals: number): string {
  const text = goals.toLocaleString('es', { maximumFractionDigits: 1 });
  return `${text} ${text === '1' ? 'gol' : 'goles'}`;
}
