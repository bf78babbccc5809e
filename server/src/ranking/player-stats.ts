import { MATCH_DURATION_MS, playerStats, type Player, type PlayerStat } from '@picadito/domain';
import { arrayPieces, spool } from '../transactions/spool.ts';
import { firstPlayersOf, MANY_PLAYERS, playerPages } from '../store/tables/players.ts';
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
export async function readStats({ store, now }: Context, { id }: Organiser) {
  const players = await firstPlayersOf(store.read, id);
  if (players.length < MANY_PLAYERS) return (await statsOf(store.read, id, now()))(players);
  return store.snapshot((db) => spool<PlayerStat[]>(arrayPieces(statPages(db, id, now()))));
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
    const player = await ownedPlayer(tx, organiser, playerId);
    await setTypedStat(tx, { userId: organiser.id, playerId }, typed);
    writeContext.recordChange('player', playerId);
    const [stat] = (await statsOf(tx, organiser.id, writeContext.now))([player]);
    return orNotFound(stat);
  });
}

/** One for each of the organiser's players, by name, some at a time. */
export async function* statPages(db: Reader, userId: string, now: number) {
  for await (const { stats } of playersAndStats(db, userId, now)) yield stats;
}

/** The organiser's players by name with their statistics, some at a time. */
export async function* playersAndStats(db: Reader, userId: string, now: number) {
  const stats = await statsOf(db, userId, now);
  for await (const players of playerPages(db, userId)) yield { players, stats: stats(players) };
}

/** The statistics of any players of the organiser: five statements, however many players and matches there are. */
async function statsOf(db: Reader, userId: string, now: number) {
  const overBefore = timestamp(now - MATCH_DURATION_MS);
  const records = {
    matches: await completedMatches(db, userId, overBefore),
    changes: await rosterChangesOf(db, userId),
    confirmed: await confirmedCounts(db, userId, overBefore),
    played: await playedCounts(db, userId, { overBefore, createdAfter: '' }),
    overrides: await typedStats(db, userId),
  };
  return (players: readonly Player[]): PlayerStat[] =>
    playerStats({ players, ...records }, timestamp(now));
}
