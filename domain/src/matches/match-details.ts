import { pick } from '../pick.ts';

/**
 * What the organiser says about a match (docs/specification.md#create-match). The schemas of requests and replies,
 * the columns and the form are typed by it: the compiler asks each of them for a new one (docs/decisions/144).
 */
export const MATCH_DETAILS = [
  'date',
  'time',
  'location',
  'listId',
  'isRecurring',
  'recurringDay',
  'googlePlaceId',
  'timeZone',
] as const;
export type MatchDetail = (typeof MATCH_DETAILS)[number];

/** The details of a match, without its id, its status and its counts. */
export function detailsOf<T extends Record<MatchDetail, unknown>>(match: T): Pick<T, MatchDetail> {
  return pick(match, MATCH_DETAILS);
}
