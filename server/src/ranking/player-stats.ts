import {
  ALL_SEASONS,
  daysOf,
  playerStats,
  type ListedPlayer,
  type PlayerStat,
  type Season,
} from '@picadito/domain';
import {
  confirmedInSeason,
  matchesOfSeason,
  playedInSeason,
  rosterChangesOfSeason,
} from '../store/tables/ranking/seasons.ts';
import { nextChanges, setTypedStat, typedStats } from '../store/tables/ranking/stats.ts';
import { playerPages } from '../store/tables/players/players.ts';
import type { Reader } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import { playersFor } from '../transactions/all-players.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownersIn } from '../transactions/helping.ts';
import { orNotFound, ownedPlayer } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';

/**
 * Statistics that the organiser types for a player; null returns to the computed value, and an absent field stays
 * unchanged.
 */
export type TypedStat = {
  matchesPlayed?: number | null | undefined;
  attendanceRate?: number | null | undefined;
};

/**
 * Returns the statistics of the players of the organiser and of helped lists, and the instant (epoch milliseconds) at
 * which time alone may change them, or Infinity.
 */
export async function readStats({ store, now }: Context, organiser: Organiser) {
  const time = now();
  return store.snapshot(async (db) => {
    const stats: PlayerStat[] = [];
    let unchangedUntil = Infinity;
    for (const owner of ownersIn(organiser)) {
      const players = await playersFor(db, owner);
      const ofList = owner.helper && { listId: owner.helper.listId };
      const statsOf = await statsReader(db, owner.id, { now: time, ...ofList });
      stats.push(...statsOf(players));
      unchangedUntil = Math.min(unchangedUntil, await statsChangeAt(db, owner.id, time));
    }
    return { stats, unchangedUntil };
  });
}

/** Stores statistics that the organiser has typed for a player, and returns the player's statistics. */
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
    const statsOf = await statsReader(tx, organiser.id, { now: writeContext.now });
    const [stat] = statsOf([player]);
    return orNotFound(stat);
  });
}

/**
 * Yields the players on lists of the user with their statistics, sorted by name and in pages, so that a large account
 * does not fill the memory.
 */
export async function* playersAndStats(db: Reader, userId: string, now: number) {
  const statsOf = await statsReader(db, userId, { now });
  for await (const players of playerPages(db, userId)) yield { players, stats: statsOf(players) };
}

type OfStats = {
  season?: Season;
  now: number;
  played?: ReadonlyMap<string, number>;
  listId?: string;
};

/**
 * Reads the completed matches of a season, and returns a function that computes the statistics of players from them, in
 * the order of the players. `played` is the number of matches that each player has played in the season, by player id,
 * if the caller has it; with `listId` only the matches of this list count. Values that the organiser has typed cover
 * all seasons, so the statistics of a single season ignore them.
 */
export async function statsReader(
  db: Reader,
  userId: string,
  { season = ALL_SEASONS, now, played, listId }: OfStats,
): Promise<(players: readonly ListedPlayer[]) => PlayerStat[]> {
  const overBefore = timestamp(now);
  const ofSeason = { userId, overBefore, ...daysOf(season), ...(listId && { listId }) };
  const records = {
    matches: await matchesOfSeason(db, ofSeason),
    changes: await rosterChangesOfSeason(db, ofSeason),
    confirmed: await confirmedInSeason(db, ofSeason),
    played: played ?? (await playedInSeason(db, ofSeason)),
    typed: season === ALL_SEASONS ? await typedStats(db, userId) : new Map(),
  };
  return (players) => playerStats({ players, ...records }, timestamp(now));
}

/**
 * Returns the next instant (epoch milliseconds) at which the passing of time alone changes statistics, because a match
 * is over, or because a match starts that the organiser has completed before its start; Infinity if there is none.
 */
export async function statsChangeAt(db: Reader, userId: string, now: number): Promise<number> {
  const { pending, completed } = await nextChanges(db, userId, timestamp(now));
  return Math.min(
    pending === null ? Infinity : Date.parse(pending),
    completed === null ? Infinity : Date.parse(completed),
  );
}
