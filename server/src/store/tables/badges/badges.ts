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
  return rows.flatMap((row) => reply(row) ?? []);
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
  return row && reply(row);
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
            .whereRef('weekly.user_id', '=', 'badges.user_id')
            .whereRef('weekly.type', '=', 'badges.type'),
        ),
      ]),
    )
    .orderBy('earned_at', 'desc')
    .orderBy('type')
    .execute();
  return rows.flatMap((row) => reply(row) ?? []);
}

export type EarnedPeriods = readonly Pick<Schema['badges'], 'type' | 'period'>[];

/** Returns the type and period of each badge that the user has been granted. */
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

/** Stores a badge. Returns false when the user already has it, also by a concurrent request. */
export async function insertBadge(
  tx: Writer,
  badge: Omit<Schema['badges'], 'badge_id'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('badges')
    .values({ ...badge, badge_id: newId() })
    .onConflict((conflict) => conflict.columns(['user_id', 'type', 'period']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Clears the player of every badge that names one of these players; the badges stay. */
export async function clearPlayersInBadges(
  tx: Writer,
  userId: string,
  playerIds: readonly string[],
): Promise<void> {
  await tx
    .updateTable('badges')
    .set({ player_id: null })
    .where('user_id', '=', userId)
    .where('player_id', 'in', playerIds)
    .execute();
}

function reply(row: Selectable<Schema['badges']>): Badge | undefined {
  const achievement = ACHIEVEMENTS.find(({ type }) => type === row.type);
  if (!achievement) return undefined;
  return {
    id: row.badge_id,
    userId: row.user_id,
    ...achievement,
    playerId: row.player_id,
    earnedAt: row.earned_at,
  };
}
