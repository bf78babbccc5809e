import { TEAM_NAMES, type Teams } from '@picadito/domain';
import type { SavedPlayer } from './teams.ts';

/**
 * Returns the names of the players of a result as the saved teams tell them apart; without saved teams, their own
 * names.
 */
export function namesIn(
  teams: Teams<SavedPlayer> | null,
  players: readonly { playerId: string; name: string }[],
): string[] {
  const all = teams ? TEAM_NAMES.flatMap((team) => teams[team]) : [];
  return players.map(({ playerId, name }) => all.find(({ id }) => id === playerId)?.name ?? name);
}
