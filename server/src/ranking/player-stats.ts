import {
  MATCH_DURATION_MS,
  playerStats,
  type ListedPlayer,
  type PlayerStat,
} from '@picadito/domain';
import { arrayPieces, spool } from '../transactions/spool.ts';
import { firstPlayersOf, MANY_PLAYERS, playerPages } from '../store/tables/players.ts';
import {
  confirmedCounts,
  matchesNotOver,
  playedCounts,
  playerCounts,
  rosterChangesOfMatches,
  setTypedStat,
  typedStats,
} from '../store/tables/statistics/stats.ts';
import { versionOf } from '../store/tables/users.ts';
import type { Reader } from '../store/transaction.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { orNotFound, ownedPlayer } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';

/**
 * One for each of the organiser's players, by name, and when they change by the clock. `version`: the organiser's before
 * the first statement. The statements see one moment: if the version has changed since, a snapshot is read instead.
 */
export async function readStats(
  { store, now }: Context,
  { id, version }: { id: string; version: string | undefined },
) {
  const time = now();
  const [players, { statsOf, unchangedUntil }] = await Promise.all([
    firstPlayersOf(store.read, id),
    readCounts(store.read, id, time),
  ]);
  const isWhole = players.length < MANY_PLAYERS && (await versionOf(store.read, id)) === version;
  if (isWhole) return { stats: statsOf(players), unchangedUntil };
  const stats = await store.snapshot((db) =>
    spool<PlayerStat[]>(arrayPieces(statPages(db, id, time))),
  );
  return { stats, unchangedUntil };
}

const MATCHES_A_STATEMENT = 500;

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
    const { statsOf } = await readCounts(tx, organiser.id, writeContext.now);
    const [stat] = statsOf([player]);
    return orNotFound(stat);
  });
}

/** One for each of the organiser's players, by name, some at a time. */
export async function* statPages(db: Reader, userId: string, now: number) {
  for await (const { stats } of playersAndStats(db, userId, now)) yield stats;
}

/** The organiser's players by name with their statistics, some at a time. */
export async function* playersAndStats(db: Reader, userId: string, now: number) {
  const { statsOf } = await readCounts(db, userId, now);
  for await (const players of playerPages(db, userId)) yield { players, stats: statsOf(players) };
}

/** What the statistics of any players of the organiser are made from, whatever the number of matches that are over. */
export async function readCounts(db: Reader, userId: string, now: number) {
  const [counts, overrides, matches] = await Promise.all([
    playerCounts(db, userId),
    typedStats(db, userId),
    matchesNotOver(db, userId, timestamp(now - MATCH_DURATION_MS)),
  ]);
  const notOver = matches.map(completable);
  const records = { counts, overrides, notOver, ...(await readNotOver(db, userId, notOver)) };
  return {
    statsOf: (players: readonly ListedPlayer[]): PlayerStat[] =>
      playerStats({ players, ...records }, timestamp(now)),
    unchangedUntil: changesUntil(matches, now),
  };
}

type NotOver = { id: string; isCompleted: boolean };

/** What is in the counts and is not completed yet. */
async function readNotOver(db: Reader, userId: string, notOver: readonly NotOver[]) {
  const changes: Awaited<ReturnType<typeof rosterChangesOfMatches>> = [];
  const [confirmed, played] = [new Map<string, number>(), new Map<string, number>()];
  for (const some of chunks(notOver)) {
    const pending = some.flatMap(({ id, isCompleted }) => (isCompleted ? [] : id));
    const ids = some.map(({ id }) => id);
    const [more, confirmedHere, playedHere] = await Promise.all([
      rosterChangesOfMatches(db, userId, ids),
      pending.length > 0 ? confirmedCounts(db, userId, pending) : [],
      pending.length > 0 ? playedCounts(db, userId, pending) : [],
    ]);
    changes.push(...more);
    addCounts(confirmed, confirmedHere);
    addCounts(played, playedHere);
  }
  return { changes, confirmed, played };
}

function addCounts(to: Map<string, number>, more: Iterable<readonly [string, number]>): void {
  for (const [playerId, count] of more) to.set(playerId, (to.get(playerId) ?? 0) + count);
}

function* chunks<T>(all: readonly T[]) {
  for (let first = 0; first < all.length; first += MATCHES_A_STATEMENT)
    yield all.slice(first, first + MATCHES_A_STATEMENT);
}

type Completable = Awaited<ReturnType<typeof matchesNotOver>>[number];

const completable = (match: Completable) => ({ ...match, isCompleted: match.status !== null });

/** A match is completed once it is over; whom a completed one calls is settled when it starts. */
export function changesUntil(matches: readonly Completable[], now: number): number {
  const changes = matches.map(completable).map(({ startsAt, isCompleted }) => {
    const start = Date.parse(startsAt);
    if (!isCompleted) return start + MATCH_DURATION_MS;
    return start > now ? start : Infinity;
  });
  return Math.min(...changes);
}
