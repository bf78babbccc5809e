/*
 * The organiser's data can earn these achievements; the first four are from docs/specification.md#constants:
 * - organizador-activo: 3 or more matches were created in the last 7 days.
 * - master-convocador: 10 or more players are confirmed in one match.
 * - constancia-total: matches that were not cancelled have started on 3 days in a row, whenever that was.
 * - mvp-semana: a player has played a match. The achievement names, once a week, the players who have played the most
 *   matches; if they are several, those with the most goals in the last seven days; if these are several, those who
 *   were la figura most often in that time. Its `period` is the Sunday of the week.
 * - saque-inicial: a match was created.
 * - cita-fija: a match repeats every week.
 * - diez-fechas: 10 or more matches are completed.
 * - plantel-completo: a list has 10 or more players.
 * - agenda-llena: a list has 10 or more players with a phone number.
 * - asistencia-perfecta: all players of a match with 8 or more players are confirmed.
 * - balanza-justa: all teams of the match have players, and equal sums of levels.
 * - banco-largo: the saved teams of a match have 3 or more substitutes.
 * Days and weeks are those of the organiser's time zone. A missing fact earns nothing.
 */
import type { BadgeType } from './badge.ts';
import { addDays, todayIn, weekdayOf } from '../time/dates.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Minimum number of players in a match for the achievement asistencia-perfecta. */
export const ROSTER_EARNS_FROM = 8;

/**
 * Type of the organiser's data from which achievements are computed. Achievements that need a missing field are not
 * earned. All times are in epoch milliseconds.
 */
export type BadgeFacts = {
  /** Times at which matches were created. The newest three are enough, because no achievement needs more. */
  matchesCreated?: readonly number[];
  hasWeeklyMatch?: boolean;
  /**
   * Starts of all matches that are not cancelled. Matches that have not started yet may be included; they are ignored.
   */
  matchStarts?: readonly number[];
  completedMatches?: number;
  rosters?: readonly { players: number; confirmed: number }[];
  lists?: readonly { players: number; withNumber: number }[];
  /** For each match with saved teams: the sums of levels of all its teams, and the number of substitutes. */
  teams?: readonly { sums: readonly number[]; suplentes: number }[];
  /** Players who may be MVP. Those with most matches are enough, because only the best are awarded. */
  mvpCandidates?: readonly MvpCandidate[];
};

/**
 * Type of the figures of a player that decide who is the weekly MVP. `matchesPlayed` counts all matches; `goals` and
 * `figuras` count those of the last seven days.
 */
export type MvpCandidate = { id: string; matchesPlayed: number; goals: number; figuras: number };

/**
 * Type of an earned achievement. `period` identifies the week of an achievement that can be earned weekly, and is empty
 * for an achievement that is earned only once. `playerIds` has the players that the achievement names.
 */
export type Award = { type: BadgeType; period: string; playerIds: string[] };

type Clock = { now: number; timeZone: string };

export function awardBadges(facts: BadgeFacts, clock: Clock): Award[] {
  const { matchesCreated = [], matchStarts = [], rosters = [], lists = [], teams = [] } = facts;
  const weekAgo = clock.now - 7 * DAY_MS;
  const earned: Record<Exclude<BadgeType, 'mvp-semana'>, boolean> = {
    'organizador-activo': matchesCreated.filter((at) => at > weekAgo).length >= 3,
    'master-convocador': rosters.some(({ confirmed }) => confirmed >= 10),
    'constancia-total': hasThreeDaysInARow(matchStarts, clock),
    'saque-inicial': matchesCreated.length > 0,
    'plantel-completo': lists.some(({ players }) => players >= 10),
    'agenda-llena': lists.some(({ withNumber }) => withNumber >= 10),
    'asistencia-perfecta': rosters.some(
      ({ players, confirmed }) => players >= ROSTER_EARNS_FROM && confirmed >= players,
    ),
    'balanza-justa': teams.some(({ sums }) => areEqual(sums)),
    'banco-largo': teams.some(({ suplentes }) => suplentes >= 3),
    'cita-fija': facts.hasWeeklyMatch ?? false,
    'diez-fechas': (facts.completedMatches ?? 0) >= 10,
  };
  const once = (Object.keys(earned) as (keyof typeof earned)[]).filter((type) => earned[type]);
  return [
    ...once.map((type) => ({ type, period: '', playerIds: [] })),
    ...mvpOf(facts.mvpCandidates ?? [], clock),
  ];
}

/**
 * Returns the period for which an achievement would be earned now: for the weekly MVP the date (YYYY-MM-DD) of the
 * Sunday that began the week, and an empty text for all other achievements.
 */
export function badgePeriod(type: BadgeType, { now, timeZone }: Clock): string {
  if (type !== 'mvp-semana') return '';
  const today = todayIn(timeZone, now);
  return addDays(today, -weekdayOf(today));
}

function areEqual(sums: readonly number[]): boolean {
  return sums.length > 0 && sums.every((sum) => sum > 0 && sum === sums[0]);
}

function hasThreeDaysInARow(starts: readonly number[], { now, timeZone }: Clock): boolean {
  const days = new Set(
    starts.filter((at) => at <= now).map((startsAt) => todayIn(timeZone, startsAt)),
  );
  return [...days].some((day) => days.has(addDays(day, -1)) && days.has(addDays(day, -2)));
}

function mvpOf(candidates: readonly MvpCandidate[], clock: Clock): Award[] {
  const players = candidates.filter(({ matchesPlayed }) => matchesPlayed > 0);
  if (players.length === 0) return [];
  const type = 'mvp-semana';
  const best = MVP_CRITERIA.reduce(withMost, players);
  return [{ type, period: badgePeriod(type, clock), playerIds: best.map(({ id }) => id) }];
}

const MVP_CRITERIA = ['matchesPlayed', 'goals', 'figuras'] as const;

function withMost(players: MvpCandidate[], criterion: (typeof MVP_CRITERIA)[number]) {
  const most = players.reduce((max, player) => Math.max(max, player[criterion]), 0);
  return players.filter((player) => player[criterion] === most);
}
