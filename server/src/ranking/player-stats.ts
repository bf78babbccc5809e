import { MATCH_DURATION_MS, playerStats, type Player, type PlayerStat } from '@picadito/domain';
import { playersOf } from '../store/tables/players.ts';
import {
  completedMatches,
  confirmedCounts,
  playedCounts,
  rosterChangesOf,
  setTypedStat,
  typedStats,
} from '../store/tables/stats.ts';
import type { Reader } from '../store/transaction.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { orNotFound, ownedPlayer } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';

/** One for each of the organiser's players, by name. */
export async function readStats(context: Context, organiser: Organiser): Promise<PlayerStat[]> {
  return (await statsIn(context.store.read, organiser.id, context.now())).stats;
}

/** Null returns to the computed value; fields that are absent stay (docs/decisions/138). */
export type TypedStat = {
  matchesPlayed?: number | null | undefined;
  attendanceRate?: number | null | undefined;
};

export async function changeStat(
  context: Context,
  organiser: Organiser,
  playerId: string,
  typed: TypedStat,
): Promise<PlayerStat> {
  return write(context, organiser, async (tx, writeContext) => {
    await ownedPlayer(tx, organiser, playerId);
    await setTypedStat(tx, { userId: organiser.id, playerId }, typed);
    writeContext.recordChange('player', playerId);
    const { stats } = await statsIn(tx, organiser.id, writeContext.now);
    return orNotFound(stats.find((stat) => stat.playerId === playerId));
  });
}

/** Six statements, however many players and matches there are. */
export async function statsIn(
  db: Reader,
  userId: string,
  now: number,
): Promise<{ players: Player[]; stats: PlayerStat[] }> {
  const overBefore = timestamp(now - MATCH_DURATION_MS);
  const players = await playersOf(db, userId);
  const stats = playerStats(
    {
      players,
      matches: await completedMatches(db, userId, overBefore),
      changes: await rosterChangesOf(db, userId),
      confirmed: await confirmedCounts(db, userId, overBefore),
      played: await playedCounts(db, userId, { overBefore, createdAfter: '' }),
      overrides: await typedStats(db, userId),
    },
    timestamp(now),
  );
  return { players, stats };
}
