import { seasonStats, type ListedPlayer } from '@picadito/domain';
import {
  confirmedInSeason,
  matchesOfSeason,
  playedInSeason,
  rosterChangesOfSeason,
  type OfSeason,
} from '../store/tables/statistics/seasons.ts';
import { matchesNotOver } from '../store/tables/statistics/stats.ts';
import type { Reader } from '../store/transaction.ts';
import { timestamp } from '../store/timestamps.ts';
import { changesUntil } from './player-stats.ts';

/** What the statistics of any players are made from in a season: it grows with the matches of the season alone. */
export async function readSeasonStats(db: Reader, season: OfSeason, now: number) {
  const [matches, changes, confirmed, played, notOver] = await Promise.all([
    matchesOfSeason(db, season),
    rosterChangesOfSeason(db, season),
    confirmedInSeason(db, season),
    playedInSeason(db, season),
    matchesNotOver(db, season.userId, season.overBefore),
  ]);
  return {
    statsOf: (players: readonly ListedPlayer[]) =>
      seasonStats({ players, matches, changes, confirmed, played }, timestamp(now)),
    unchangedUntil: changesUntil(notOver, now),
  };
}
