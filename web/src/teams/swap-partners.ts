import type { MatchPlayer } from '@picadito/domain';
import type { FormedTeams } from './formation.ts';

export type Partner = { player: MatchPlayer; team: 'claro' | 'oscuro' };

/** With whom a player can change places: the other team, or both for a substitute; the nearest level first. */
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
