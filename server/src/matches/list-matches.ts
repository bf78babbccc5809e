import { instantOf, MATCH_DURATION_MS, type Match, type MatchesQuery } from '@picadito/domain';
import { matchPage, type MatchPosition } from '../store/tables/match-pages.ts';
import { countMatches } from '../store/tables/statistics/stats.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { findMatches } from './find-matches.ts';
import { cursorAt, positionAt } from './match-cursor.ts';

type ListedMatches = { json: string; total: number; next: string | null; unchangedUntil: number };

/**
 * A page of the organiser's matches as JSON, how many match the search in all, the cursor of the next page, and when
 * the page changes by the clock.
 */
export async function listMatches(
  { store, now }: Context,
  organiser: Organiser,
  { order, q, limit, cursor }: MatchesQuery,
): Promise<ListedMatches> {
  const time = now();
  const after = cursor === null ? null : positionAt(cursor);
  // one row more than requested shows whether there is a next page
  const page = { order, after, limit: limit + 1 };
  const { matches, total } =
    q.trim() === ''
      ? await matchPage(store.read, organiser.id, page, time)
      : await findMatches(store.read, organiser.id, q, page, time);
  const listed = matches.slice(0, limit);
  const json = `[${listed.join()}]`;
  const unchangedUntil = statusesUntil(listed, time);
  const last = matches.length > limit ? matches[limit - 1] : undefined;
  const next = last === undefined ? null : cursorAt(positionOf(last));
  return { json, total, next, unchangedUntil };
}

export async function countMyMatches({ store, now }: Context, organiser: Organiser) {
  const overBefore = timestamp(now() - MATCH_DURATION_MS);
  const { nextStart, ...counts } = await countMatches(store.read, organiser.id, overBefore);
  const unchangedUntil = nextStart === null ? Infinity : Date.parse(nextStart) + MATCH_DURATION_MS;
  return { counts, unchangedUntil };
}

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

/** When the first of these statuses changes by the clock; for matches that are not of today, some hours early. */
function statusesUntil(matches: readonly string[], now: number): number {
  const pending = matches.filter(
    (json) => json.includes('"status":"pendiente"') && json.includes('"isRecurring":false'),
  );
  return Math.min(...pending.map((json) => pendingUntil(json, now)));
}

const DATE = '"date":"';

function pendingUntil(json: string, now: number): number {
  const at = json.indexOf(DATE) + DATE.length;
  // a day begins at most 14 hours earlier than in UTC, and a match that begins with it is over after two
  const early = Date.parse(json.slice(at, at + 10)) - HALF_A_DAY_MS;
  if (early > now) return early;
  const { date, time, timeZone } = JSON.parse(json) as Match;
  const over = instantOf(date, time, timeZone) + MATCH_DURATION_MS;
  // a stored status outlasts the match
  return over > now ? over : Infinity;
}

function positionOf(json: string): MatchPosition {
  const { date, time, createdAt } = JSON.parse(json) as Match;
  return { date, time, created_at: createdAt };
}
