import type { Taking } from '@picadito/domain';
import type { Reader, Writer } from '../../store.ts';

type OfList = { userId: string; listId: string };
type OfMatch = { userId: string; matchId: string };

/**
 * Returns the matches of a list after which a player took the bibs, each with this player, in the order of the matches.
 */
export async function takingsOf(db: Reader, { userId, listId }: OfList): Promise<Taking[]> {
  return takings(db, { userId, listId })
    .orderBy('matches.starts_at')
    .orderBy('matches.created_at')
    .execute();
}

/**
 * Returns the id of the player who took the bibs of a list last; null if nobody did. The player may have been deleted.
 */
export async function lastTaker(db: Reader, list: OfList): Promise<string | null> {
  const last = await takings(db, list)
    .orderBy('matches.starts_at', 'desc')
    .orderBy('matches.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.playerId ?? null;
}

function takings(db: Reader, { userId, listId }: OfList) {
  return db
    .selectFrom('matches')
    .innerJoin('bibs', (join) =>
      join
        .onRef('bibs.user_id', '=', 'matches.user_id')
        .onRef('bibs.match_id', '=', 'matches.match_id'),
    )
    .select(['bibs.match_id as matchId', 'bibs.player_id as playerId'])
    .where('matches.user_id', '=', userId)
    .where('matches.list_id', '=', listId);
}

/** Returns the id of the player who took the bibs after each of these matches, by match id. */
export async function bibsOfMatches(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('bibs')
    .select(['match_id', 'player_id'])
    .where('user_id', '=', userId)
    .where('match_id', 'in', matchIds)
    .execute();
  return new Map(rows.map((row) => [row.match_id, row.player_id]));
}

/** Stores who takes the bibs after a match; null for nobody. */
export async function setBibs(
  tx: Writer,
  { userId, matchId }: OfMatch,
  playerId: string | null,
): Promise<void> {
  await tx
    .deleteFrom('bibs')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
  if (playerId === null) return;
  const row = { user_id: userId, match_id: matchId, player_id: playerId };
  await tx.insertInto('bibs').values(row).execute();
}

/** Returns the last match of a list that has begun and is not suspended; undefined if there is none. */
export async function lastBegun(db: Reader, { userId, listId }: OfList, now: string) {
  return db
    .selectFrom('matches')
    .select('match_id')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('starts_at', '<=', now)
    .where((match) => match.or([match('status', 'is', null), match('status', '<>', 'cancelado')]))
    .orderBy('starts_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
