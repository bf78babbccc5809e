import {
  addDays,
  DEFAULT_TIME_ZONE,
  MATCH_DURATION_MS,
  rankPlayers,
  ROSTER_EARNS_FROM,
  todayIn,
  type BadgeType,
  type Deeds,
} from '@picadito/domain';
import {
  countCompleted,
  hasSeries,
  listCounts,
  newestMatches,
  rosterCounts,
  startsBetween,
  teamSums,
} from '../store/tables/badge-facts.ts';
import { playedCounts, typedStats } from '../store/tables/stats.ts';
import type { Reader } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Organiser } from '../transactions/context.ts';
import { statsIn } from '../ranking/player-stats.ts';

/**
 * What the organiser's data shows of the deeds that these achievements ask for. Sample data is no deed of his:
 * matches and teams count when they are newer than it; its lists and rosters are too small to earn anything.
 */
export async function deedsFor(
  db: Reader,
  organiser: Organiser,
  now: number,
  types: readonly BadgeType[],
): Promise<Deeds> {
  let deeds: Deeds = {};
  for (const look of new Set(types.map((type) => LOOKS[type]))) {
    deeds = { ...deeds, ...(await look(db, organiser, now)) };
  }
  return deeds;
}

type Look = (db: Reader, organiser: Organiser, now: number) => Promise<Deeds>;

export const matchesCreated: Look = async (db, { id, deedsAfter }) => {
  const created = await newestMatches(db, id, deedsAfter);
  return { matchesCreated: created.map((at) => Date.parse(at)) };
};

export const completedMatches: Look = async (db, { id, deedsAfter }, now) => {
  const overBefore = timestamp(now - MATCH_DURATION_MS);
  return {
    completedMatches: await countCompleted(db, id, { overBefore, createdAfter: deedsAfter }),
  };
};

const weeklyMatch: Look = async (db, { id }) => ({ hasWeeklyMatch: await hasSeries(db, id) });

const lists: Look = async (db, { id }) => ({ lists: await listCounts(db, id) });

export const rosters: Look = async (db, { id }, now) => ({
  rosters: await rosterCounts(db, id, ROSTER_EARNS_FROM, timestamp(now)),
});

const teams: Look = async (db, { id, deedsAfter }) => ({
  teams: await teamSums(db, id, deedsAfter),
});

/** Three days in a row are remembered this long, for an organiser who was away meanwhile. */
const STREAK_DAYS = 30;

/** Dates are each match's own, so a day more at both ends covers every zone. */
const matchStarts: Look = async (db, { id, timeZone, deedsAfter }, now) => {
  const today = todayIn(timeZone ?? DEFAULT_TIME_ZONE, now);
  const dates = { from: addDays(today, -STREAK_DAYS - 3), to: addDays(today, 1) };
  const starts = await startsBetween(db, id, dates, deedsAfter);
  return { matchStarts: starts.map((at) => Date.parse(at)) };
};

/** Sample matches alone make nobody the week's MVP; once there is a match of his own, all count as in the ranking. */
const ranking: Look = async (db, organiser, now) => {
  if (organiser.deedsAfter !== '' && !(await hasOwnStats(db, organiser, now))) return {};
  const { players, stats } = await statsIn(db, organiser.id, now);
  return { ranking: rankPlayers(players, stats, []) };
};

async function hasOwnStats(db: Reader, { id, deedsAfter }: Organiser, now: number) {
  const overBefore = timestamp(now - MATCH_DURATION_MS);
  const played = await playedCounts(db, id, { overBefore, createdAfter: deedsAfter });
  return played.size > 0 || (await typedStats(db, id)).size > 0;
}

const LOOKS: Record<BadgeType, Look> = {
  'organizador-activo': matchesCreated,
  'saque-inicial': matchesCreated,
  'cita-fija': weeklyMatch,
  'diez-fechas': completedMatches,
  'constancia-total': matchStarts,
  'mvp-semana': ranking,
  'plantel-completo': lists,
  'agenda-llena': lists,
  'master-convocador': rosters,
  'asistencia-perfecta': rosters,
  'balanza-justa': teams,
  'banco-largo': teams,
};
