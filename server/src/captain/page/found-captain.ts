import { captainEnds } from '@picadito/domain';
import { hashCode } from '../../security/link-code.ts';
import type { Reader } from '../../store/store.ts';
import { findInRoster } from '../../store/tables/matches/roster.ts';
import { findCaptainByCode } from '../../store/tables/captain/captains.ts';
import { timestamp } from '../../store/timestamps.ts';
import { asOrganiser, type Organiser } from '../../transactions/context.ts';

/** The captain of a match, found by the code of the link. What the captain does is stored on behalf of `owner`. */
export type FoundCaptain = {
  userId: string;
  matchId: string;
  /** Id of the player who is the captain. */
  playerId: string;
  codeHash: string;
  /** Hash of the device that holds the link; null while none does. */
  deviceHash: string | null;
  owner: Organiser;
};

/**
 * Returns the captain whose link has this code; null for any other text, once the link has ended, and while the captain
 * is not in the match.
 */
export async function captainOfCode(
  db: Reader,
  code: string,
  now: number,
): Promise<FoundCaptain | null> {
  return captainOfHash(db, hashCode(code), now);
}

export async function captainOfHash(
  db: Reader,
  codeHash: string,
  now: number,
): Promise<FoundCaptain | null> {
  const row = await findCaptainByCode(db, codeHash);
  if (!row || row.player_id === null || now >= captainEnds(Date.parse(row.ends_at))) return null;
  const { user_id: userId, match_id: matchId, player_id: playerId, device_hash } = row;
  if (!(await findInRoster(db, userId, matchId, playerId, timestamp(now)))) return null;
  return { userId, matchId, playerId, codeHash, deviceHash: device_hash, owner: asOrganiser(row) };
}
