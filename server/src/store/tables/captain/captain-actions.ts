import type { CaptainAction } from '@picadito/domain';
import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';
import { namesInMatch } from '../matches/roster.ts';

type OfMatch = { userId: string; matchId: string };

export async function insertAction(tx: Writer, row: RowOf<'captain_actions'>): Promise<void> {
  await tx.insertInto('captain_actions').values(row).execute();
}

/**
 * Returns the actions of captains in a match, the newest first. The players have the names that `namesInMatch` returns,
 * or outside the match their present names.
 */
export async function actionsOf(
  db: Reader,
  { userId, matchId }: OfMatch,
  now: string,
): Promise<CaptainAction[]> {
  const rows = await db
    .selectFrom('captain_actions as action')
    .innerJoin('players as author', (join) =>
      join
        .onRef('author.user_id', '=', 'action.user_id')
        .onRef('author.player_id', '=', 'action.author_id'),
    )
    .leftJoin('players as player', (join) =>
      join
        .onRef('player.user_id', '=', 'action.user_id')
        .onRef('player.player_id', '=', 'action.player_id'),
    )
    .select(['action.at', 'action.kind', 'action.player_id as playerId', 'action.detail'])
    .select(['player.name', 'action.author_id as authorId', 'author.name as author'])
    .where('action.user_id', '=', userId)
    .where('action.match_id', '=', matchId)
    .orderBy('action.at', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const names = await namesInMatch(db, { userId, matchId }, now);
  return rows.map(({ authorId, author, ...row }) => ({
    ...row,
    name: names.get(row.playerId ?? '') ?? row.name,
    author: names.get(authorId) ?? author,
    by: 'captain',
  }));
}

/** Returns the actions of captains in these matches of the user, the oldest first. */
export async function actionsOfMatches(db: Reader, userId: string, matchIds: readonly string[]) {
  const rows = await db
    .selectFrom('captain_actions')
    .select(['match_id as matchId', 'at', 'kind', 'player_id as playerId'])
    .select(['author_id as authorId', 'detail'])
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
  return rows.toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/**
 * Deletes, for all users, the actions of captains that are older than `startedBefore`, in matches that started before
 * that time.
 */
export async function deleteOldActions(tx: Writer, startedBefore: string): Promise<void> {
  await tx
    .deleteFrom('captain_actions')
    .where('at', '<', startedBefore)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('matches')
          .select('matches.match_id')
          .whereRef('matches.user_id', '=', 'captain_actions.user_id')
          .whereRef('matches.match_id', '=', 'captain_actions.match_id')
          .where('matches.starts_at', '<', startedBefore),
      ),
    )
    .execute();
}
