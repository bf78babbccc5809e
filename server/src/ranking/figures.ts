import {
  ANSWERS_KEPT_DAYS,
  asRead,
  countAnswers,
  countedOf,
  daysOf,
  distinctNames,
  figuresOf,
  isPlayedNight,
  noFigures,
  pairsThatWin,
  type CountedMatch,
  type FiguresReply,
  type PlayerStat,
  type Season,
} from '@picadito/domain';
import {
  countedMatches,
  guestsOfSeason,
  placesOfSeason,
} from '../store/tables/results/scored-matches.ts';
import { recentAnswers } from '../store/tables/ranking/seasons.ts';
import type { Reader } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import { playersFor } from '../transactions/all-players.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownersIn } from '../transactions/helping.ts';
import { statsChangeAt, statsReader } from './player-stats.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the figures of a season: the statistics and points of the players on the organiser's lists and on helped
 * lists, those of one owner sorted by name, and of the guests, and the pairs of players who win together. Players and
 * guests whose figures are all zero are left out. `unchangedUntil` is the instant (epoch milliseconds) until which the
 * passing of time alone does not change these figures.
 */
export async function readFigures(
  { store, now }: Context,
  organiser: Organiser,
  season: Season,
): Promise<{ figures: FiguresReply; unchangedUntil: number }> {
  const time = now();
  return store.snapshot(async (db) => {
    const figures: FiguresReply = { season, players: [], guests: [], pairs: [] };
    let unchangedUntil = Infinity;
    for (const owner of ownersIn(organiser)) {
      const read = await readSeason(db, owner, season, time);
      figures.players.push(...read.figures.players);
      figures.guests.push(...read.figures.guests);
      figures.pairs.push(...read.figures.pairs);
      unchangedUntil = Math.min(unchangedUntil, read.unchangedUntil);
    }
    return { figures, unchangedUntil };
  });
}

async function readSeason(db: Reader, organiser: Organiser, season: Season, now: number) {
  const { id: userId, helper } = organiser;
  const ofList = helper && { listId: helper.listId };
  const overBefore = timestamp(now);
  const ofSeason = { userId, overBefore, ...daysOf(season), ...ofList };
  const players = await playersFor(db, organiser);
  const places = await placesOfSeason(db, ofSeason);
  const guests = sameGuests(await guestsOfSeason(db, ofSeason));
  const counted = await countedMatches(db, ofSeason, places);
  const matches = counted.map(({ match }) => guests.merge(match));
  const played = countsOf(places.map(({ player_id }) => player_id));
  const statsOf = await statsReader(db, userId, { season, now, played, ...ofList });
  const answers = await recentAnswers(db, ofSeason, timestamp(now - ANSWERS_KEPT_DAYS * DAY_MS));
  const figures = figuresOf(matches);
  const counts = countAnswers(answers);
  const rowOf = (stat: PlayerStat) => {
    const known = figures.get(stat.playerId) ?? noFigures();
    const answered = counts.get(stat.playerId) ?? { answered: 0, punctual: 0 };
    return { ...stat, ...known, ...answered };
  };
  const guestRows = [...guests.names].map(([playerId, name]) => {
    const matchesPlayed = countedOf(figures.get(playerId) ?? noFigures());
    return { ...rowOf({ playerId, matchesPlayed, attendanceRate: 0 }), name };
  });
  const ids = players.map((player) => player.id);
  const oldest = Math.min(...answers.map(({ startsAt }) => Date.parse(startsAt)));
  return {
    figures: {
      season,
      players: statsOf(players).map(rowOf).filter(isSomething),
      guests: guestRows.filter(isSomething),
      pairs: pairsThatWin(matches, ids),
    },
    unchangedUntil: Math.min(
      await statsChangeAt(db, userId, now),
      oldest + ANSWERS_KEPT_DAYS * DAY_MS,
    ),
  };
}

type SeasonGuest = Awaited<ReturnType<typeof guestsOfSeason>>[number];

/**
 * Recognises guests who came to several matches by the list and the name, because each match has its own rows for its
 * guests. Returns the name of each guest by one of the ids (`names`), and functions that replace all other ids of the
 * guests by this one: in a match (`merge`), and of a single id (`one`).
 */
export function sameGuests(guests: readonly SeasonGuest[]) {
  const named = [...Map.groupBy(guests, ({ matchId }) => matchId).values()].flatMap((ofMatch) =>
    distinctNames(ofMatch),
  );
  const same = Map.groupBy(named, ({ listId, name }) => `${listId} ${asRead(name)}`);
  const idOf = new Map<string, string>();
  const names = new Map<string, string>();
  for (const [first, ...others] of same.values()) {
    if (!first) continue;
    names.set(first.id, first.name);
    for (const { id } of others) idOf.set(id, first.id);
  }
  const one = (id: string) => idOf.get(id) ?? id;
  const merge = (match: CountedMatch): CountedMatch => {
    if (isPlayedNight(match)) {
      const teams = Object.entries(match.teams).map(([key, ids]) => [key, ids.map(one)]);
      return { ...match, teams: Object.fromEntries(teams) };
    }
    return {
      ...match,
      claro: match.claro.map(one),
      oscuro: match.oscuro.map(one),
      scorers: match.scorers.map((scorer) => ({ ...scorer, playerId: one(scorer.playerId) })),
    };
  };
  return { names, merge, one };
}

function countsOf(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

const isSomething = (player: FiguresReply['players'][number]) =>
  player.matchesPlayed + player.attendanceRate + countedOf(player) + player.answered > 0;
