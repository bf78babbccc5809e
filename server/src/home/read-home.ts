import {
  addDays,
  missingResult,
  HOME_ACHIEVEMENTS,
  HOME_PAST,
  HOME_UPCOMING,
  RECENT_MATCHES,
  isOver,
  todayIn,
  votingEnds,
  type Home,
} from '@picadito/domain';
import { captainOf } from '../captain/captain.ts';
import { answersIn } from '../waitlist/answers-in.ts';
import { bibsOfNext } from '../matches/bibs.ts';
import { isAfter } from '../matches/list-matches.ts';
import { matchReply, statusUntil } from '../matches/matches.ts';
import { newestAchievements } from '../store/tables/badges/badges.ts';
import { findFigura } from '../store/tables/results/figura-totals.ts';
import { matchesAround, type PlayedMatch } from '../store/tables/matches/match-pages.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Reader } from '../store/store.ts';
import { stepInForce } from '../teams/step-in-force.ts';
import { countDueVotes } from '../results/count-votes.ts';
import { readLists } from '../players/lists.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownersIn, withOwner } from '../transactions/helping.ts';

/**
 * Returns the data of home, and the instant (epoch milliseconds) at which they change by the clock alone. The cost does
 * not grow with the number of past matches.
 */
export async function readHome(
  context: Context,
  organiser: Organiser,
): Promise<{ home: Home; unchangedUntil: number }> {
  const { store, now } = context;
  const time = now();
  const found = await matchesOfOwners(context, organiser, time);
  const lists = await readLists(context, organiser);
  const achievements = await newestAchievements(store.read, organiser.id);
  const matches = found.map(({ row }) => row);
  const last = matches.find(showsFigura(time));
  const figura = last ? await findFigura(store.read, ofMatch(last)) : null;
  const shown = found.map(({ row, owner }) => ({
    match: withOwner(matchReply(row, time), owner),
    startsAt: Date.parse(row.starts_at),
    endsAt: Date.parse(row.ends_at),
    isSettled: isSettled(row),
  }));
  const { id: asked, until } = missingResult(
    shown.map(({ match, ...more }) => ({ ...match, ...more })),
    time,
  );
  const next = nextMatch(matches, time);
  const waiting = next ? await waitingIn(store.read, next, time) : null;
  const step = next?.is_recurring ? await stepInForce(store.read, ofMatch(next)) : null;
  const home: Home = {
    matches: shown.map(({ match }) => match),
    asked,
    scores: Object.fromEntries(matches.slice(0, RECENT_MATCHES).flatMap(scoreOf)),
    figura: figura && last ? { matchId: last.match_id, ...figura } : null,
    waiting,
    autopilot: next && step ? { matchId: next.match_id, ...step } : null,
    captain: next ? await captainOfNext(store.read, next, time) : null,
    bibs: next ? await bibsOfNext(store.read, next, time) : null,
    lists,
    achievements: {
      count: achievements.length,
      latest: achievements.slice(0, HOME_ACHIEVEMENTS),
    },
  };
  const ends = matches.flatMap((row) => [
    statusUntil(row, time),
    countedAt(row, time),
    startAfter(row, time),
  ]);
  if (next) ends.push(waitsUntil(next, time));
  return { home, unchangedUntil: Math.min(startOfDay(1, time), until, ...ends) };
}

type Found = { row: PlayedMatch; owner: Organiser };

/**
 * Returns the matches of home, newest date first: those of the organiser, and of helped lists. Counts the votes that
 * are due.
 */
async function matchesOfOwners(
  context: Context,
  organiser: Organiser,
  time: number,
): Promise<Found[]> {
  const wanted = current(time);
  const found: Found[] = [];
  for (const owner of ownersIn(organiser)) {
    await countDueVotes(context, owner.id);
    const ofList = { ...wanted, listId: owner.helper?.listId };
    const rows = await matchesAround(context.store.read, owner.id, ofList, timestamp(time));
    found.push(...rows.map((row) => ({ row, owner })));
  }
  if (!organiser.helped) return found;
  found.sort((one, other) => (isAfter(one.row, other.row, 'date') ? 1 : -1));
  const coming = found.filter(({ row }) => row.date >= wanted.day);
  const past = found.filter(({ row }) => row.date < wanted.day);
  return [...coming.slice(-wanted.upcoming), ...past.slice(0, wanted.past)];
}

const ofMatch = ({ user_id: userId, match_id: matchId }: PlayedMatch) => ({ userId, matchId });

/**
 * Tells whether home need not ask for the result of a match: its night is finished, or its score is stored. A score on
 * which players have agreed still lacks its scorers, for whom home asks if teams are saved and a goal was scored.
 */
function isSettled(match: PlayedMatch) {
  const { goals_claro, goals_oscuro, claro_count, proposal_count } = match;
  if (match.team_count > 2) return match.finished_at !== null;
  const goals = (goals_claro ?? 0) + (goals_oscuro ?? 0);
  return goals_claro !== null && !(proposal_count > 0 && claro_count !== null && goals > 0);
}

function scoreOf({ match_id, goals_claro: claro, goals_oscuro: oscuro }: PlayedMatch) {
  return claro === null || oscuro === null ? [] : [[match_id, { claro, oscuro }] as const];
}

/** Returns the next match: the first pending one that is not over; undefined when there is none. */
function nextMatch(matches: readonly PlayedMatch[], now: number): PlayedMatch | undefined {
  return matches
    .filter((row) => matchReply(row, now).status === 'pendiente')
    .filter(({ ends_at }) => !isOver(Date.parse(ends_at), now))
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))[0];
}

/**
 * Returns the number of claims and proposals that the organiser has to decide in a match whose group link is on; null
 * when there are none.
 */
async function waitingIn(db: Reader, match: PlayedMatch, now: number): Promise<Home['waiting']> {
  const { isOn, claims, proposals } = await answersIn(db, match, now);
  const count = claims.length + proposals.length;
  return isOn && count > 0 ? { matchId: match.match_id, count } : null;
}

async function captainOfNext(
  db: Reader,
  match: PlayedMatch,
  now: number,
): Promise<Home['captain']> {
  const captain = await captainOf(db, match, now);
  return captain && { matchId: match.match_id, name: captain.name, isOpened: captain.isOpened };
}

/**
 * Returns the start of a match that has not begun (epoch milliseconds): from then on home asks who takes its bibs.
 * Returns Infinity for a match that has begun.
 */
function startAfter({ starts_at }: PlayedMatch, now: number): number {
  const startsAt = Date.parse(starts_at);
  return now < startsAt ? startsAt : Infinity;
}

/**
 * Returns the kick-off of a match, or its end once it has begun, in epoch milliseconds. Open proposals lapse at the
 * kick-off, and claims at the end.
 */
function waitsUntil({ starts_at, ends_at }: PlayedMatch, now: number): number {
  const startsAt = Date.parse(starts_at);
  return now < startsAt ? startsAt : Date.parse(ends_at);
}

/**
 * Time in milliseconds for which home shows la figura of a match. Home names the match by its weekday, which would be
 * ambiguous after a week.
 */
const FIGURA_SHOWN_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Tells whether a match is over, was not cancelled and began within the last seven days, so that home shows its figura.
 */
const showsFigura = (now: number) => (row: PlayedMatch) => {
  const startsAt = Date.parse(row.starts_at);
  return (
    row.status !== 'cancelado' &&
    isOver(Date.parse(row.ends_at), now) &&
    now < startsAt + FIGURA_SHOWN_MS
  );
};

/**
 * Returns the instant (epoch milliseconds) at which the votes of a match are counted; Infinity if that has passed.
 */
function countedAt({ ends_at }: PlayedMatch, now: number): number {
  const closes = votingEnds(Date.parse(ends_at));
  return now < closes ? closes : Infinity;
}

/**
 * Returns the range of matches that home needs. It starts on the day before today in UTC, because in any time zone a
 * match that is not over started yesterday at the earliest.
 */
function current(now: number) {
  return { day: utcDay(-1, now), upcoming: HOME_UPCOMING, past: HOME_PAST };
}

const utcDay = (days: number, now: number) => addDays(todayIn('UTC', now), days);
const startOfDay = (days: number, now: number) => Date.parse(utcDay(days, now));
