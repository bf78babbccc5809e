import { TEAM_NAMES, type Teams } from '@picadito/domain';
import type { SavedPlayer } from './teams.ts';

/**
 * Returns the names of players of a result. Players of the saved teams have the names there, which tell players with
 * the same name apart; the others have their names in the result.
 */
export function namesIn(
  teams: Teams<SavedPlayer> | null,
  players: readonly { playerId: string; name: string }[],
): string[] {
  const all = teams ? TEAM_NAMES.flatMap((team) => teams[team]) : [];
  return players.map(({ playerId, name }) => all.find(({ id }) => id === playerId)?.name ?? name);
}
