import type { MatchPlayer } from '@picadito/domain';
import type { FormedTeams } from './formation.ts';

export type Partner = { player: MatchPlayer; team: 'claro' | 'oscuro' };

/**
 * Returns the players who can change places with this player: the players of the other team, or of both teams for a
 * substitute. The players with the nearest level come first.
 */
export function swapPartners(
  teams: FormedTeams,
  { id, rating }: Pick<MatchPlayer, 'id' | 'rating'>,
): Partner[] {
  const distance = ({ player }: Partner) => Math.abs(player.rating - rating);
  return (['claro', 'oscuro'] as const)
    .filter((team) => teams[team].every((player) => player.id !== id))
    .flatMap((team) => teams[team].map((player) => ({ player, team })))
    .toSorted((one, other) => distance(one) - distance(other));
}
