import { figuresOf, type MvpCandidate } from '@picadito/domain';
import { earliestDate, hasPlayed, typedStats } from '../store/tables/ranking/stats.ts';
import { matchesOfSeason } from '../store/tables/ranking/seasons.ts';
import { figurasOf } from '../store/tables/results/figura-totals.ts';
import { countedMatches, placesOfSeason } from '../store/tables/results/scored-matches.ts';
import type { Reader } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Organiser } from '../transactions/context.ts';
import { playersAndStats } from '../ranking/player-stats.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Returns the players with the most matches played; the week's MVP is among them. Sample matches alone earn no MVP
 * badge; once a match of the organiser's own was played or statistics were typed, all matches count, as in the ranking.
 * Only the best players stay in memory, because an old account may have more players than the present limits allow.
 */
export async function readMvpCandidates(
  db: Reader,
  organiser: Organiser,
  now: number,
): Promise<MvpCandidate[]> {
  if (organiser.badgeFactsAfter !== '' && !(await hasOwnStats(db, organiser, now))) return [];
  let best: Pick<MvpCandidate, 'id' | 'matchesPlayed'>[] = [];
  let most = 1;
  for await (const { stats } of playersAndStats(db, organiser.id, now)) {
    for (const { playerId: id, matchesPlayed } of stats) {
      if (matchesPlayed > most) best = [];
      if (matchesPlayed < most) continue;
      most = matchesPlayed;
      best.push({ id, matchesPlayed });
    }
  }
  return withWeek(db, organiser.id, best, now);
}

/**
 * Adds to each player the goals of the last seven days, and how often the player was la figura in that time, which
 * decide between players with equally many matches. A single player gets zeros, because there is nothing to decide.
 */
export async function withWeek(
  db: Reader,
  userId: string,
  players: readonly Pick<MvpCandidate, 'id' | 'matchesPlayed'>[],
  now: number,
): Promise<MvpCandidate[]> {
  const of = (goals = 0, figuras = 0) => ({ goals, figuras });
  if (players.length < 2) return players.map((player) => ({ ...player, ...of() }));
  const startedAfter = timestamp(now - WEEK_MS);
  const overBefore = timestamp(now);
  const week = { userId, overBefore, startedAfter, from: earliestDate(startedAfter), to: '~' };
  const matches = await countedMatches(db, week, await placesOfSeason(db, week));
  const figures = figuresOf(matches.map(({ match }) => match));
  const matchIds = (await matchesOfSeason(db, week)).map(({ id }) => id);
  const figuras = (await figurasOf(db, userId, matchIds)).flatMap((figura) => figura.players);
  return players.map((player) => {
    const times = figuras.filter(({ playerId }) => playerId === player.id).length;
    return { ...player, ...of(figures.get(player.id)?.goals, times) };
  });
}

async function hasOwnStats(db: Reader, { id, badgeFactsAfter }: Organiser, now: number) {
  const overBefore = timestamp(now);
  return (
    (await hasPlayed(db, id, { overBefore, createdAfter: badgeFactsAfter })) ||
    (await typedStats(db, id)).size > 0
  );
}
