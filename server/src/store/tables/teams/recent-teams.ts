import { RECENT_TEAMS_MAX } from '@picadito/domain';
import type { MatchRow } from '../matches/matches.ts';
import type { Reader, Writer } from '../../store.ts';

/**
 * Returns the latest matches of a list that were played before the given match and have teams, at most
 * `RECENT_TEAMS_MAX`. New teams of the given match should differ from the teams of these matches.
 */
export async function recentMatches(
  db: Reader,
  match: Pick<MatchRow, 'user_id' | 'starts_at'> & { list_id: string },
): Promise<PlayedMatch[]> {
  const { user_id: userId, list_id: listId, starts_at: before } = match;
  return lastPlayed(db, { userId, listId, before }, RECENT_TEAMS_MAX);
}

type PlayedMatch = { matchId: string; date: string; startsAt: string };

/**
 * Returns at most `limit` matches of a list that have teams and start before `before`, the newest first. Matches that
 * the organiser has cancelled are left out.
 */
export async function lastPlayed(
  db: Reader,
  { userId, listId, before }: { userId: string; listId: string; before: string },
  limit: number,
): Promise<PlayedMatch[]> {
  return db
    .selectFrom('matches')
    .select(['match_id as matchId', 'date', 'starts_at as startsAt'])
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('starts_at', '<', before)
    .where((eb) => eb.or([eb('status', 'is', null), eb('status', '!=', 'cancelado')]))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('teams')
          .select('teams.team_id')
          .where('teams.user_id', '=', userId)
          .whereRef('teams.match_id', '=', 'matches.match_id'),
      ),
    )
    .orderBy('starts_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

type LineupSettings = Pick<MatchRow, 'sit_out' | 'group_called_at'>;

export async function setLineupSettings(
  tx: Writer,
  userId: string,
  matchId: string,
  settings: LineupSettings,
): Promise<void> {
  await tx
    .updateTable('matches')
    .set(settings)
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}
