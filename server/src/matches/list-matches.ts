import { MATCH_DURATION_MS, type Match, type MatchesQuery } from '@picadito/domain';
import type { MatchJson } from '../store/tables/match-json.ts';
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
  const json = `[${listed.map((match) => match.json).join()}]`;
  const unchangedUntil = statusesUntil(listed);
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

/** When the first of them is over, and so completed. */
function statusesUntil(matches: readonly MatchJson[]): number {
  const starts = matches.flatMap(({ pendingStart }) => pendingStart ?? []);
  return Math.min(...starts.map((start) => Date.parse(start) + MATCH_DURATION_MS));
}

function positionOf({ json }: MatchJson): MatchPosition {
  const { date, time, createdAt } = JSON.parse(json) as Match;
  return { date, time, created_at: createdAt };
}
