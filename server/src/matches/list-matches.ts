import { MATCH_DURATION_MS, searchMatches, type Match, type MatchesQuery } from '@picadito/domain';
import {
  matchesById,
  matchPage,
  searchedMatches,
  type MatchPage,
  type MatchPosition,
} from '../store/tables/matches/match-pages.ts';
import type { CountedMatch } from '../store/tables/matches/counted-matches.ts';
import { countMatchesOf } from '../store/tables/matches/matches.ts';
import { countMatches } from '../store/tables/ranking/stats.ts';
import type { Reader } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { cursorAt, positionAt } from './match-cursor.ts';
import { matchReply, statusUntil } from './read-matches.ts';

type ListedMatches = {
  matches: Match[];
  total: number;
  next: string | null;
  unchangedUntil: number;
};

/**
 * Returns a page of the organiser's matches, the number of matches that the search finds, the cursor of the next page,
 * and the instant (epoch milliseconds) when the page changes by the clock.
 */
export async function listMatches(
  { store, now }: Context,
  organiser: Organiser,
  { order, q, limit, cursor }: MatchesQuery,
): Promise<ListedMatches> {
  const time = now();
  const after = cursor === null ? null : positionAt(cursor);
  // One row more than requested shows whether there is a next page.
  const page = { order, after, limit: limit + 1 };
  const { rows, total } =
    q.trim() === ''
      ? await allMatches(store.read, organiser.id, page, timestamp(time))
      : await foundMatches(store.read, organiser.id, { ...page, query: q }, timestamp(time));
  const listed = rows.slice(0, limit);
  const last = rows.length > limit ? listed.at(-1) : undefined;
  return {
    matches: listed.map((row) => matchReply(row, time)),
    total,
    next: last === undefined ? null : cursorAt(last),
    unchangedUntil: Math.min(...listed.map((row) => statusUntil(row, time))),
  };
}

type Found = { rows: CountedMatch[]; total: number };

async function allMatches(
  db: Reader,
  userId: string,
  page: MatchPage,
  now: string,
): Promise<Found> {
  const rows = await matchPage(db, userId, page, now);
  return { rows, total: await countMatchesOf(db, userId) };
}

/** Searches here and not in the database, since databases compare letters differently and not as Spanish readers do. */
async function foundMatches(
  db: Reader,
  userId: string,
  { order, after, limit, query }: MatchPage & { query: string },
  now: string,
): Promise<Found> {
  const isFound = searchMatches(query);
  const all = await searchedMatches(db, userId, order);
  const found = all.filter((match) => isFound({ ...match, id: match.match_id }));
  const first = after ? found.findIndex((match) => isAfter(match, after, order)) : 0;
  const page = first === -1 ? [] : found.slice(first, first + limit);
  const ids = page.map(({ match_id }) => match_id);
  return { rows: await matchesById(db, userId, ids, now), total: found.length };
}

/** Tells whether a match comes after a position when matches are sorted newest first. */
function isAfter(match: MatchPosition, position: MatchPosition, order: MatchPage['order']) {
  const key = ({ date, time, created_at }: MatchPosition) =>
    order === 'created' ? created_at : [date, time, created_at].join(' ');
  return key(match) < key(position);
}

/**
 * Returns how many matches the organiser has, how many are completed, and until when these numbers are valid (epoch
 * milliseconds).
 */
export async function countMyMatches({ store, now }: Context, organiser: Organiser) {
  const overBefore = timestamp(now() - MATCH_DURATION_MS);
  const { nextStart, ...counts } = await countMatches(store.read, organiser.id, overBefore);
  const unchangedUntil = nextStart === null ? Infinity : Date.parse(nextStart) + MATCH_DURATION_MS;
  return { counts, unchangedUntil };
}
