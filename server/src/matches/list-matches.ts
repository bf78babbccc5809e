import { MATCH_DURATION_MS, searchForMatch, type Match, type MatchesQuery } from '@picadito/domain';
import {
  countCompleted,
  countMatches,
  matchesById,
  matchPage,
  searchableMatches,
  type MatchOrder,
  type MatchPosition,
} from '../store/tables/match-pages.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { cursorAt, positionAt } from './match-cursor.ts';

/**
 * A page of the organiser's matches as JSON, how many match the search in all, and the cursor of the next page.
 */
export async function listMatches(
  { store, now }: Context,
  organiser: Organiser,
  { order, q, limit, cursor }: MatchesQuery,
): Promise<{ json: string; total: number; next: string | null }> {
  const time = now();
  const after = cursor === null ? null : positionAt(cursor);
  // one row more than requested shows whether there is a next page
  const page = { order, after, limit: limit + 1 };
  const { matches, total } =
    q.trim() === '' ? await matchPage(store.read, organiser.id, page, time) : await matchesFound();
  const json = `[${matches.slice(0, limit).join()}]`;
  const last = matches.length > limit ? matches[limit - 1] : undefined;
  return { json, total, next: last === undefined ? null : cursorAt(positionOf(last)) };

  /** Searching folds letters as Spanish readers do, which is the domain's to say and no engine's. */
  async function matchesFound() {
    const all = await searchableMatches(store.read, organiser.id, order);
    const isFound = searchForMatch(q);
    const hits = all.filter((match) => isFound({ ...match, id: match.match_id }));
    const from = after ? hits.findIndex((hit) => isAfter(hit, after, order)) : 0;
    const ids = from < 0 ? [] : hits.slice(from, from + page.limit).map((hit) => hit.match_id);
    return { matches: await matchesById(store.read, organiser.id, ids, time), total: hits.length };
  }
}

export async function countMyMatches({ store, now }: Context, organiser: Organiser) {
  const overBefore = timestamp(now() - MATCH_DURATION_MS);
  const [total, completed] = await Promise.all([
    countMatches(store.read, organiser.id),
    countCompleted(store.read, organiser.id, overBefore),
  ]);
  return { total, completed };
}

function positionOf(json: string): MatchPosition {
  const { date, time, createdAt } = JSON.parse(json) as Match;
  return { date, time, created_at: createdAt };
}

/** Whether a match comes after a position, newest first. */
function isAfter(match: MatchPosition, position: MatchPosition, order: MatchOrder): boolean {
  const key = ({ date, time, created_at }: MatchPosition) =>
    order === 'created' ? created_at : [date, time, created_at].join(' ');
  return key(match) < key(position);
}
