import { searchMatches, type MatchSearch, type MatchSlot } from '@picadito/domain';
import type { MatchJson } from '../store/tables/match-json.ts';
import {
  matchesById,
  matchPage,
  type MatchOrder,
  type MatchPosition,
} from '../store/tables/match-pages.ts';
import { pageOfDate } from '../store/tables/search/date-pages.ts';
import { slotOf, slotsOf } from '../store/tables/search/match-slots.ts';
import {
  matchesOfDate,
  matchesOfIds,
  searchedPage,
  searchedPageOfPlaces,
  type SearchedMatch,
} from '../store/tables/search/searched-matches.ts';
import type { Reader } from '../store/transaction.ts';

type Page = { order: MatchOrder; after: MatchPosition | null; limit: number };
type Slots = Awaited<ReturnType<typeof slotsOf>>;

/** Where fewer of the matches are found, they are read by their place, not in order. */
const MANY = 1 / 8;
const READ_AT_ONCE_MIN = 100;

/**
 * The JSON of a page of the matches that a search finds, and how many it finds in all (docs/decisions/190): counted by
 * location, weekday and time. Letters are compared as Spanish readers do, which is the domain's to say and no engine's.
 */
export async function findMatches(
  db: Reader,
  userId: string,
  query: string,
  page: Page,
  time: number,
): Promise<{ matches: MatchJson[]; total: number }> {
  const search = searchMatches(query);
  const all = await slotsOf(db, userId);
  const found = all.filter((slot) => search.isSlotFound(slot));
  if (found.length === all.length) return matchPage(db, userId, page, time);
  const { idBeginning } = search;
  const ofIds = idBeginning === null ? [] : await matchesOfIds(db, userId, idBeginning);
  const [date, ...more] = search.inDates;
  const isByDate = found.length + ofIds.length + more.length === 0 && date?.text === query.trim();
  if (isByDate) return pageOfDate(db, userId, date, page, time);
  const isInSlots = slotTest(found);
  const byDateOrId = await foundByDateOrId(db, userId, search, ofIds);
  const others = byDateOrId.filter((match) => !isInSlots(match));
  const { after, order, limit } = page;
  const hits = [
    ...(await pageOfSlots(db, userId, { ...page, found, all, isInSlots })),
    ...others.filter((match) => !after || keyOf(match, order) < keyOf(after, order)),
  ];
  hits.sort((one, other) => (keyOf(one, order) < keyOf(other, order) ? 1 : -1));
  const ids = hits.slice(0, limit).map((match) => match.match_id);
  return {
    matches: await matchesById(db, userId, ids, time),
    total: matchesIn(found) + others.length,
  };
}

async function foundByDateOrId(
  db: Reader,
  userId: string,
  { isFound, inDates }: MatchSearch,
  ofIds: readonly SearchedMatch[],
): Promise<SearchedMatch[]> {
  const ofDates = await Promise.all(inDates.map((date) => matchesOfDate(db, userId, date)));
  const some = new Map([...ofDates.flat(), ...ofIds].map((match) => [match.match_id, match]));
  return [...some.values()].filter((match) => isFound({ ...match, id: match.match_id }));
}

/** The first matches of slots after a position, in order. */
async function pageOfSlots(
  db: Reader,
  userId: string,
  page: Page & { found: Slots; all: Slots; isInSlots: (match: SearchedMatch) => boolean },
): Promise<SearchedMatch[]> {
  const { order, limit, found, all, isInSlots } = page;
  if (found.length === 0) return [];
  const isMany = matchesIn(found) >= matchesIn(all) * MANY;
  const atOnce = Math.max(limit, READ_AT_ONCE_MIN);
  const places = {
    locations: [...new Set(found.map(({ location }) => location))],
    times: [...new Set(found.map(({ time }) => time))],
  };
  const hits: SearchedMatch[] = [];
  for (let { after } = page; ;) {
    const next = { after, limit: atOnce };
    const read = isMany
      ? await searchedPage(db, userId, order, next)
      : await searchedPageOfPlaces(db, userId, order, { ...next, ...places });
    hits.push(...read.filter(isInSlots));
    after = read.at(-1) ?? null;
    if (hits.length >= limit || read.length < atOnce) return hits;
  }
}

function slotTest(slots: readonly MatchSlot[]): (match: SearchedMatch) => boolean {
  if (slots.length === 0) return () => false;
  const key = ({ location, weekday, time }: MatchSlot) => `${weekday} ${time} ${location}`;
  const keys = new Set(slots.map(key));
  return (match) => keys.has(key(slotOf(match)));
}

function matchesIn(slots: Slots): number {
  return slots.reduce((sum, { matchCount }) => sum + matchCount, 0);
}

/** Greater for what comes first. */
function keyOf({ date, time, created_at }: MatchPosition, order: MatchOrder): string {
  return order === 'created' ? created_at : [date, time, created_at].join(' ');
}
