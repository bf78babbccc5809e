import type { MatchFormat } from '@picadito/domain';

type Sizes = Pick<MatchFormat, 'perSide' | 'teamCount'>;

/** Returns the players of each team in words, as in '7 contra 7' or '3 equipos de 5'. */
export function sizesText({ perSide, teamCount }: Sizes): string {
  return teamCount === 2 ? `${perSide} contra ${perSide}` : `${teamCount} equipos de ${perSide}`;
}

/** Returns the players of each team and the time on the court, as in '7 contra 7 · 60 min de cancha'. */
export function formatText({ courtMinutes, ...sizes }: Sizes & { courtMinutes: number }): string {
  const isKnown = Number.isInteger(courtMinutes);
  return isKnown ? `${sizesText(sizes)} · ${courtMinutes} min de cancha` : sizesText(sizes);
}
