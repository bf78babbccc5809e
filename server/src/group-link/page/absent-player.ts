import type { LinkedPlayers, Player } from '@picadito/domain';
import { findPlayer } from '../../store/tables/players/players.ts';
import type { Reader } from '../../store/store.ts';

/**
 * Returns the player whose name a device owns or claims, if there are matches to come and the player is on the roster
 * of none; otherwise null.
 */
export async function absentPlayer(
  db: Reader,
  { userId, playerId }: { userId: string; playerId: string | undefined },
  toCome: readonly LinkedPlayers[],
): Promise<Player | null> {
  const isIn = toCome.some(({ roster }) => roster.some(({ id }) => id === playerId));
  if (playerId === undefined || toCome.length === 0 || isIn) return null;
  return (await findPlayer(db, userId, playerId)) ?? null;
}
