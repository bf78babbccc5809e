import { type MatchPlayer, type TeamKey, teamKeysIn } from '@picadito/domain';
import type { FormedTeams } from './formation.ts';

export type Partner = { player: MatchPlayer; team: TeamKey };

/**
 * Returns the players who can change places with this player: the players of the other teams, or of all teams for a
 * substitute. The players with the nearest level come first.
 */
export function swapPartners(
  teams: FormedTeams,
  { id, rating }: Pick<MatchPlayer, 'id' | 'rating'>,
): Partner[] {
  const distance = ({ player }: Partner) => Math.abs(player.rating - rating);
  return teamKeysIn(teams)
    .map((team) => ({ team, members: teams[team] ?? [] }))
    .filter(({ members }) => members.every((player) => player.id !== id))
    .flatMap(({ team, members }) => members.map((player) => ({ player, team })))
    .toSorted((one, other) => distance(one) - distance(other));
}
