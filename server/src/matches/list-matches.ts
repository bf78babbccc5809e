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
import { matchReply } from './read-matches.ts';

/** A page of the organiser's matches, how many match the search in all, and the cursor of the next page. */
export async function listMatches(
  { store, now }: Context,
  organiser: Organiser,
  { order, q, limit, cursor }: MatchesQuery,
): Promise<{ matches: Match[]; total: number; next: string | null }> {
  const time = now();
  const after = cursor === null ? null : positionAt(cursor);
  // one row more than requested shows whether there is a next page
  const page = { order, after, limit: limit + 1 };
  const found = q.trim() === '' ? await everyMatch() : await matchesFound();
  const matches = found.rows.slice(0, limit).map((row) => matchReply(row, time));
  const last = found.rows[limit - 1];
  const next = last && found.rows.length > limit ? cursorAt(last) : null;
  return { matches, total: found.total, next };

  async function everyMatch() {
    return {
      rows: await matchPage(store.read, organiser.id, page, timestamp(time)),
      total: await countMatches(store.read, organiser.id),
    };
  }

  /** Searching folds letters as Spanish readers do, which is the domain's to say and no engine's. */
  async function matchesFound() {
    const all = await searchableMatches(store.read, organiser.id, order);
    const isFound = searchForMatch(q);
    const hits = all.filter((match) => isFound({ ...match, id: match.match_id }));
    const from = after ? hits.findIndex((hit) => isAfter(hit, after, order)) : 0;
    const ids = from < 0 ? [] : hits.slice(from, from + page.limit).map((hit) => hit.match_id);
    const rows = await matchesById(store.read, organiser.id, ids, timestamp(time));
    return { rows, total: hits.length };
  }
}

export async function countMyMatches({ store, now }: Context, organiser: Organiser) {
  const overSince = timestamp(now() - MATCH_DURATION_MS);
  const [total, completed] = await Promise.all([
    countMatches(store.read, organiser.id),
    countCompleted(store.read, organiser.id, overSince),
  ]);
  return { total, completed };
}

/** Whether a match comes after a position, newest first. */
function isAfter(match: MatchPosition, position: MatchPosition, order: MatchOrder): boolean {
  const key = ({ date, time, created_at }: MatchPosition) =>
    order === 'created' ? created_at : [date, time, created_at].join(' ');
  return key(match) < key(position);
}
