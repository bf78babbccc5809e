import { ACHIEVEMENTS, type Badge, type BadgeType } from '@picadito/domain';
import type { Selectable } from 'kysely';
import { newId } from '../../ids.ts';
import type { Schema } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';

/** Returns the user's badges, the earliest first. */
export async function badgesOf(db: Reader, userId: string): Promise<Badge[]> {
  const rows = await db
    .selectFrom('badges')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('earned_at')
    .orderBy('type')
    .execute();
  return replies(db, userId, rows);
}

export async function findBadge(
  db: Reader,
  userId: string,
  type: BadgeType,
  period: string,
): Promise<Badge | undefined> {
  const row = await db
    .selectFrom('badges')
    .selectAll()
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('period', '=', period)
    .executeTakeFirst();
  const [badge] = row ? await replies(db, userId, [row]) : [];
  return badge;
}

/** Returns the user's badges, the newest first. Of a badge that is granted every week, only the newest is returned. */
export async function newestAchievements(db: Reader, userId: string): Promise<Badge[]> {
  const rows = await db
    .selectFrom('badges')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('period', '=', ''),
        eb(
          'period',
          '=',
          eb
            .selectFrom('badges as weekly')
            .select((weekly) => weekly.fn.max('weekly.period').as('newest'))
            .where('weekly.user_id', '=', userId)
            .whereRef('weekly.type', '=', 'badges.type'),
        ),
      ]),
    )
    .orderBy('earned_at', 'desc')
    .orderBy('type')
    .execute();
  return replies(db, userId, rows);
}

export type EarnedPeriods = readonly Pick<Schema['badges'], 'type' | 'period'>[];

export async function earnedPeriods(db: Reader, userId: string): Promise<EarnedPeriods> {
  return db.selectFrom('badges').select(['type', 'period']).where('user_id', '=', userId).execute();
}

/** Returns how many of the twelve achievements the user has; a weekly one counts once. */
export async function countAchievements(db: Reader, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('badges')
    .select((eb) => eb.fn.count<number>('type').distinct().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

const ROWS_AT_ONCE = 1000;

/**
 * Stores a badge and the players that it names. Returns false when the user already has it, also by a concurrent
 * request.
 */
export async function insertBadge(
  tx: Writer,
  badge: Omit<Schema['badges'], 'badge_id'>,
  playerIds: readonly string[],
): Promise<boolean> {
  const badge_id = newId();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('badges')
    .values({ ...badge, badge_id })
    .onConflict((conflict) => conflict.columns(['user_id', 'type', 'period']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  const { user_id } = badge;
  const players = playerIds.map((player_id) => ({ user_id, badge_id, player_id }));
  for (let at = 0; at < players.length; at += ROWS_AT_ONCE)
    await tx
      .insertInto('badge_players')
      .values(players.slice(at, at + ROWS_AT_ONCE))
      .execute();
  return true;
}

/**
 * Detaches all players but the given ones from a badge that names players; returns false if there are no others.
 * Changes nothing if no players are given.
 */
export async function keepPlayersOfBadge(
  tx: Writer,
  { user_id, type, period }: Pick<Schema['badges'], 'user_id' | 'type' | 'period'>,
  playerIds: readonly string[],
): Promise<boolean> {
  if (playerIds.length === 0) return false;
  const badge = tx
    .selectFrom('badges')
    .select('badge_id')
    .where('user_id', '=', user_id)
    .where('type', '=', type)
    .where('period', '=', period);
  const { numDeletedRows } = await tx
    .deleteFrom('badge_players')
    .where('user_id', '=', user_id)
    .where('badge_id', 'in', badge)
    .where('player_id', 'not in', playerIds)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Returns the rows of badges as they are sent, with the players that they name. Badges of unknown types are left out.
 */
async function replies(
  db: Reader,
  userId: string,
  rows: readonly Selectable<Schema['badges']>[],
): Promise<Badge[]> {
  const ids = rows.map(({ badge_id }) => badge_id);
  const named = ids.length === 0 ? [] : await namedPlayers(db, userId, ids);
  const playersOf = Map.groupBy(named, ({ badge_id }) => badge_id);
  return rows.flatMap((row) => {
    const achievement = ACHIEVEMENTS.find(({ type }) => type === row.type);
    if (!achievement) return [];
    const playerIds = (playersOf.get(row.badge_id) ?? []).map(({ player_id }) => player_id);
    const [playerId = null] = playerIds.length === 1 ? playerIds : [];
    const { badge_id: id, user_id, earned_at: earnedAt } = row;
    return { id, userId: user_id, ...achievement, playerId, playerIds, earnedAt };
  });
}

/** Returns the players that these badges name, sorted by name. */
function namedPlayers(db: Reader, userId: string, badgeIds: readonly string[]) {
  return db
    .selectFrom('badge_players')
    .innerJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'badge_players.user_id')
        .onRef('players.player_id', '=', 'badge_players.player_id'),
    )
    .select(['badge_players.badge_id', 'badge_players.player_id'])
    .where('badge_players.user_id', '=', userId)
    .where('badge_players.badge_id', 'in', badgeIds)
    .orderBy('players.sort_key')
    .orderBy('players.created_at')
    .execute();
}
