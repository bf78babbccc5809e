import { pick } from '../pick.ts';

/**
 * Lists the fields of a match that the organiser sets (docs/specification.md#create-match). The schemas of requests and
 * replies, the columns and the form take their types from this list, so the compiler demands a new field in each of
 * them. Only tests notice when the migration lacks it.
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
  'perSide',
  'teamCount',
  'courtMinutes',
  'rotation',
] as const;
export type MatchDetail = (typeof MATCH_DETAILS)[number];

/** Returns a copy of the match with only the fields of MATCH_DETAILS, without id, status and counts. */
export function detailsOf<T extends Record<MatchDetail, unknown>>(match: T): Pick<T, MatchDetail> {
  return pick(match, MATCH_DETAILS);
}
