/*
 * Which achievements the organiser's data earns (docs/specification.md#constants, then eight of our own):
 * - organizador-activo: 3 matches created in the last 7 days
 * - master-convocador: 10 or more confirmed in one match
 * - constancia-total: matches on 3 distinct days in the last 3, checked at every start of a match that was not
 *   cancelled, so that the time of the request does not matter
 * - mvp-semana: names the first of the ranking, so the one with most matches played, if that is more than none.
 *   Once a week: its period is the week's Sunday
 * - saque-inicial: a match created · cita-fija: one that repeats every week · diez-fechas: 10 completed
 * - plantel-completo: a list with 10 players · agenda-llena: one with 10 players who have a number
 * - asistencia-perfecta: a match of 8 players or more, all confirmed
 * - balanza-justa: teams saved with players in both and equal sums of skill
 * - banco-largo: teams saved with 3 suplentes
 * Days and weeks are those of the organiser's zone. Facts that are absent earn nothing.
 */
import type { BadgeType } from './badge.ts';
import { addDays, todayIn, weekdayOf } from '../time/dates.ts';
import type { RankedPlayer } from '../ranking/rank-players.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The fewest confirmed players with which a roster earns anything. */
export const ROSTER_EARNS_FROM = 8;

/** What the organiser's data shows; each part may be left out. Instants in epoch ms. */
export type BadgeFacts = {
  /** When matches were created; the newest three are enough. */
  matchesCreated?: readonly number[];
  hasWeeklyMatch?: boolean;
  /** When matches started that were not cancelled, those still to come among them. */
  matchStarts?: readonly number[];
  completedMatches?: number;
  rosters?: readonly { players: number; confirmed: number }[];
  lists?: readonly { players: number; withNumber: number }[];
  /** Teams as saved: the sums of their skill, and how many sit on the bench. */
  teams?: readonly { claro: number; oscuro: number; suplentes: number }[];
  /** As `rankPlayers` orders them; the first is enough. */
  ranking?: readonly Pick<RankedPlayer, 'id' | 'matchesPlayed'>[];
};

/** `period` is empty for what is earned once and for all. */
export type Award = { type: BadgeType; period: string; playerId: string | null };

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
    'balanza-justa': teams.some(({ claro, oscuro }) => claro > 0 && claro === oscuro),
    'banco-largo': teams.some(({ suplentes }) => suplentes >= 3),
    'cita-fija': facts.hasWeeklyMatch ?? false,
    'diez-fechas': (facts.completedMatches ?? 0) >= 10,
  };
  const once = (Object.keys(earned) as (keyof typeof earned)[]).filter((type) => earned[type]);
  return [
    ...once.map((type) => ({ type, period: '', playerId: null })),
    ...mvpOf(facts.ranking ?? [], clock),
  ];
}

/** The period in which an achievement can be earned now: the week's Sunday, or empty. */
export function badgePeriod(type: BadgeType, { now, timeZone }: Clock): string {
  if (type !== 'mvp-semana') return '';
  const today = todayIn(timeZone, now);
  return addDays(today, -weekdayOf(today));
}

function hasThreeDaysInARow(starts: readonly number[], { now, timeZone }: Clock): boolean {
  const days = new Set(
    starts.filter((at) => at <= now).map((startsAt) => todayIn(timeZone, startsAt)),
  );
  return [...days].some((day) => days.has(addDays(day, -1)) && days.has(addDays(day, -2)));
}

function mvpOf([best]: NonNullable<BadgeFacts['ranking']>, clock: Clock): Award[] {
  if (!best || best.matchesPlayed === 0) return [];
  const type = 'mvp-semana';
  return [{ type, period: badgePeriod(type, clock), playerId: best.id }];
}
