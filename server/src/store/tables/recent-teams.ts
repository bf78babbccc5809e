import { RECENT_TEAMS_MAX, type SitOut } from '@picadito/domain';
import type { MatchRow } from './matches.ts';
import type { Reader, Writer } from '../transaction.ts';

/**
 * The newest matches with teams that have the list of this one, start before it and are not stored as cancelled,
 * newest first. Which have teams is kept with them: for each match PostgreSQL would walk all teams of the user.
 */
export async function recentMatches(
  db: Reader,
  match: Pick<MatchRow, 'user_id' | 'starts_at'> & { list_id: string },
): Promise<{ matchId: string; date: string }[]> {
  return db
    .selectFrom('matches')
    .select(['match_id as matchId', 'date'])
    .where('user_id', '=', match.user_id)
    .where('list_id', '=', match.list_id)
    .where('starts_at', '<', match.starts_at)
    .where((eb) => eb.or([eb('status', 'is', null), eb('status', '!=', 'cancelado')]))
    .where('claro_count', 'is not', null)
    .orderBy('starts_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(RECENT_TEAMS_MAX)
    .execute();
}

export async function setSitOut(
  tx: Writer,
  userId: string,
  matchId: string,
  sitOut: SitOut,
): Promise<void> {
  await tx
    .updateTable('matches')
    .set({ sit_out: sitOut })
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}
