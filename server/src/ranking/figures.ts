import {
  ALL_SEASONS,
  ANSWERS_KEPT_DAYS,
  countAnswers,
  countedOf,
  daysOf,
  figuresOf,
  MATCH_DURATION_MS,
  noFigures,
  pairsThatWin,
  pointsOf,
  type FiguresReply,
  type ListedPlayer,
  type Season,
} from '@picadito/domain';
import { scoredMatches } from '../store/tables/results/scored-matches.ts';
import { recentAnswers } from '../store/tables/statistics/seasons.ts';
import { playerPages } from '../store/tables/players.ts';
import { versionOf } from '../store/tables/users.ts';
import type { Reader } from '../store/transaction.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context } from '../transactions/context.ts';
import { readCounts } from './player-stats.ts';
import { readSeasonStats } from './season-stats.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Read = { figures: FiguresReply; unchangedUntil: number };

/**
 * Of the players on lists, by name, who have something in the season; and when it changes by the clock. `version`: the
 * organiser's before the first statement. The statements see one moment: if the version has changed since, a snapshot is read
 * instead.
 */
export async function readFigures(
  { store, now }: Context,
  { id, version }: { id: string; version: string | undefined },
  season: Season,
): Promise<Read> {
  const read = (db: Reader) => readSeason(db, id, season, now());
  const first = await read(store.read);
  return (await versionOf(store.read, id)) === version ? first : store.snapshot(read);
}

async function readSeason(db: Reader, userId: string, season: Season, now: number): Promise<Read> {
  const overBefore = timestamp(now - MATCH_DURATION_MS);
  const ofSeason = { userId, overBefore, ...daysOf(season) };
  const answeredFrom = timestamp(now - ANSWERS_KEPT_DAYS * DAY_MS);
  const [players, matches, { statsOf, unchangedUntil }, answers] = await Promise.all([
    listedPlayers(db, userId),
    scoredMatches(db, ofSeason),
    season === ALL_SEASONS ? readCounts(db, userId, now) : readSeasonStats(db, ofSeason, now),
    recentAnswers(db, ofSeason, answeredFrom),
  ]);
  const figures = figuresOf(matches);
  const counts = countAnswers(answers);
  const rows = statsOf(players).map((stat) => {
    const known = figures.get(stat.playerId) ?? noFigures();
    const answered = counts.get(stat.playerId) ?? { answered: 0, punctual: 0 };
    return { ...stat, ...known, points: pointsOf(known), ...answered };
  });
  const oldest = answers.reduce(
    (before, { startsAt }) => Math.min(before, Date.parse(startsAt)),
    Infinity,
  );
  return {
    figures: {
      season,
      players: rows.filter(isSomething),
      pairs: pairsThatWin(
        matches,
        players.map(({ id }) => id),
      ),
    },
    unchangedUntil: Math.min(unchangedUntil, oldest + ANSWERS_KEPT_DAYS * DAY_MS),
  };
}

const isSomething = (player: FiguresReply['players'][number]) =>
  player.matchesPlayed + player.attendanceRate + countedOf(player) + player.answered > 0;

/** All of them, by name. */
async function listedPlayers(db: Reader, userId: string): Promise<ListedPlayer[]> {
  const all: ListedPlayer[] = [];
  for await (const page of playerPages(db, userId)) {
    all.push(...page.map(({ id, listId, createdAt }) => ({ id, listId, createdAt })));
  }
  return all;
}
