import {
  isPlainDate,
  MESSAGES,
  searchMatches,
  type Match,
  type MatchesQuery,
} from '@picadito/domain';
import {
  matchesById,
  matchPage,
  searchedMatches,
  type MatchPage,
  type MatchPosition,
} from '../store/tables/matches/match-pages.ts';
import { countMatchesOf, type CountedMatch } from '../store/tables/matches/matches.ts';
import { countMatches } from '../store/tables/ranking/stats.ts';
import type { Reader } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownersIn, withOwner } from '../transactions/helping.ts';
import { isId } from '../transactions/load-owned.ts';
import { matchReply, statusUntil } from './matches.ts';
import { invalid } from '../app-error.ts';

type ListedMatches = {
  matches: Match[];
  total: number;
  next: string | null;
  unchangedUntil: number;
};

/**
 * Returns a page of the matches of the organiser and of helped lists. `total` is the number of all matches that the
 * search finds, `next` the cursor of the next page or null, and `unchangedUntil` the instant (epoch milliseconds) at
 * which the next match of the page is completed by the clock; Infinity if there is none.
 */
export async function listMatches(
  { store, now }: Context,
  organiser: Organiser,
  { order, q, limit, cursor }: MatchesQuery,
): Promise<ListedMatches> {
  const time = now();
  const after = cursor === null ? null : positionAt(cursor);
  // One row more than requested shows whether there is a next page.
  const page = { order, after, limit: limit + 1, query: q };
  const found: { row: CountedMatch; owner: Organiser }[] = [];
  let total = 0;
  for (const owner of ownersIn(organiser)) {
    const ofOwner = await matchesOf(store.read, owner, page, timestamp(time));
    found.push(...ofOwner.rows.map((row) => ({ row, owner })));
    total += ofOwner.total;
  }
  if (organiser.helped) found.sort((one, other) => (isAfter(one.row, other.row, order) ? 1 : -1));
  const listed = found.slice(0, limit);
  const last = found.length > limit ? listed.at(-1)?.row : undefined;
  return {
    matches: listed.map(({ row, owner }) => withOwner(matchReply(row, time), owner)),
    total,
    next: last === undefined ? null : cursorAt(last),
    unchangedUntil: Math.min(...listed.map(({ row }) => statusUntil(row, time))),
  };
}

type Found = { rows: CountedMatch[]; total: number };

/**
 * Returns a page of the matches of an owner, or of those that a search finds; for a helper those of the helped list.
 */
async function matchesOf(
  db: Reader,
  { id, helper }: Organiser,
  page: MatchPage & { query: string },
  now: string,
): Promise<Found> {
  const ofList = { ...page, listId: helper?.listId };
  return page.query.trim() === ''
    ? allMatches(db, id, ofList, now)
    : foundMatches(db, id, ofList, now);
}

async function allMatches(
  db: Reader,
  userId: string,
  page: MatchPage,
  now: string,
): Promise<Found> {
  const rows = await matchPage(db, userId, page, now);
  return { rows, total: await countMatchesOf(db, userId, page.listId) };
}

/**
 * Returns a page of the matches that a search finds. The search runs here and not in the database, since databases
 * compare letters in different ways, and not as Spanish readers do.
 */
async function foundMatches(
  db: Reader,
  userId: string,
  { order, after, limit, query, listId }: MatchPage & { query: string },
  now: string,
): Promise<Found> {
  const isFound = searchMatches(query);
  const all = await searchedMatches(db, userId, order, listId);
  const found = all.filter((match) => isFound({ ...match, id: match.match_id }));
  const first = after ? found.findIndex((match) => isAfter(match, after, order)) : 0;
  const page = first === -1 ? [] : found.slice(first, first + limit);
  const ids = page.map(({ match_id }) => match_id);
  return { rows: await matchesById(db, userId, ids, now), total: found.length };
}

/** Tells whether a match comes after a position when matches are sorted by `order`, newest first. */
export function isAfter(match: MatchPosition, position: MatchPosition, order: MatchPage['order']) {
  const key = ({ date, time, created_at, match_id }: MatchPosition) =>
    (order === 'created' ? [created_at, match_id] : [date, time, created_at, match_id]).join(' ');
  return key(match) < key(position);
}

/**
 * Returns the number of matches of the organiser and of helped lists, and how many of them are completed.
 * `unchangedUntil` is the instant (epoch milliseconds) until which these numbers stay valid.
 */
export async function countMyMatches({ store, now }: Context, organiser: Organiser) {
  const counts = { total: 0, completed: 0 };
  let unchangedUntil = Infinity;
  for (const { id, helper } of ownersIn(organiser)) {
    const { total, completed, nextEnd } = await countMatches(
      store.read,
      id,
      timestamp(now()),
      helper?.listId,
    );
    counts.total += total;
    counts.completed += completed;
    if (nextEnd !== null) unchangedUntil = Math.min(unchangedUntil, Date.parse(nextEnd));
  }
  return { counts, unchangedUntil };
}

const TIME = /^\d\d:\d\d$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/** Returns an opaque cursor for the position at which a page of matches ends; only this file knows its format. */
export function cursorAt({ date, time, created_at, match_id }: MatchPosition): string {
  const position = [date, time, created_at, match_id].join(' ').trimEnd();
  return Buffer.from(position).toString('base64url');
}

/**
 * Returns the position that a cursor contains. Throws (422) for a text that `cursorAt` has not made. A cursor of an
 * earlier version has no id, and its page was the last with matches of this time.
 */
export function positionAt(cursor: string): MatchPosition {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [date = '', time = '', createdAt = '', matchId = ''] = text.split(' ');
  const position = { date, time, created_at: createdAt, match_id: matchId };
  const isOurs = isPlainDate(date) && TIME.test(time) && TIMESTAMP.test(createdAt);
  const hasId = matchId === '' || isId(matchId);
  if (!isOurs || !hasId || cursorAt(position) !== cursor)
    throw invalid('cursor', MESSAGES.cursorInvalid);
  return position;
}
