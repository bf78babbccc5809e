import {
  addDays,
  DEFAULT_TIME_ZONE,
  ROSTER_EARNS_FROM,
  todayIn,
  type BadgeType,
  type BadgeFacts,
} from '@picadito/domain';
import {
  countCompleted,
  hasSeries,
  listCounts,
  newestMatches,
  rosterCounts,
  startsBetween,
  teamSums,
} from '../store/tables/badges/badge-facts.ts';
import type { Reader } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Organiser } from '../transactions/context.ts';
import { readMvpCandidates } from './mvp-candidates.ts';

/**
 * Returns the facts that decide about the given badge types. The sample data of the demonstration account does not
 * count: only matches and teams created after it are read, and its lists and rosters are too small to earn a badge.
 */
export async function badgeFactsFor(
  db: Reader,
  organiser: Organiser,
  now: number,
  types: readonly BadgeType[],
): Promise<BadgeFacts> {
  let facts: BadgeFacts = {};
  for (const readFacts of new Set(types.map((type) => FACT_QUERIES[type]))) {
    facts = { ...facts, ...(await readFacts(db, organiser, now)) };
  }
  return facts;
}

type FactQuery = (db: Reader, organiser: Organiser, now: number) => Promise<BadgeFacts>;

export const matchesCreated: FactQuery = async (db, { id, badgeFactsAfter }) => {
  const created = await newestMatches(db, id, badgeFactsAfter);
  return { matchesCreated: created.map((at) => Date.parse(at)) };
};

export const completedMatches: FactQuery = async (db, { id, badgeFactsAfter }, now) => {
  const overBefore = timestamp(now);
  return {
    completedMatches: await countCompleted(db, id, { overBefore, createdAfter: badgeFactsAfter }),
  };
};

const weeklyMatch: FactQuery = async (db, { id }) => ({ hasWeeklyMatch: await hasSeries(db, id) });

const lists: FactQuery = async (db, { id }) => ({ lists: await listCounts(db, id) });

export const rosters: FactQuery = async (db, { id }, now) => ({
  rosters: await rosterCounts(db, id, ROSTER_EARNS_FROM, timestamp(now)),
});

const teams: FactQuery = async (db, { id, badgeFactsAfter }) => ({
  teams: await teamSums(db, id, badgeFactsAfter),
});

/**
 * The number of past days in which three days in a row with a match are searched, so that an organiser who opens the
 * app only weeks later still earns the badge.
 */
const STREAK_DAYS = 30;

/**
 * Reads the start times of recent matches. The date of a match is in the match's time zone, so the range has one more
 * day at both ends to cover every zone.
 */
const matchStarts: FactQuery = async (db, { id, timeZone, badgeFactsAfter }, now) => {
  const today = todayIn(timeZone ?? DEFAULT_TIME_ZONE, now);
  const dates = { from: addDays(today, -STREAK_DAYS - 3), to: addDays(today, 1) };
  const starts = await startsBetween(db, id, dates, badgeFactsAfter);
  return { matchStarts: starts.map((at) => Date.parse(at)) };
};

const mvpCandidates: FactQuery = async (db, organiser, now) => ({
  mvpCandidates: await readMvpCandidates(db, organiser, now),
});

const FACT_QUERIES: Record<BadgeType, FactQuery> = {
  'organizador-activo': matchesCreated,
  'saque-inicial': matchesCreated,
  'cita-fija': weeklyMatch,
  'diez-fechas': completedMatches,
  'constancia-total': matchStarts,
  'mvp-semana': mvpCandidates,
  'plantel-completo': lists,
  'agenda-llena': lists,
  'master-convocador': rosters,
  'asistencia-perfecta': rosters,
  'balanza-justa': teams,
  'banco-largo': teams,
};
