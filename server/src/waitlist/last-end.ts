import { MATCH_DURATION_MS } from '@picadito/domain';
import { lastMatch } from '../store/tables/group-link/linked-matches.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Reader } from '../store/store.ts';

/** Returns the time at which the last match of a list ended; '' for a list without one. */
export async function lastEndOf(
  db: Reader,
  list: { userId: string; listId: string },
  now: number,
): Promise<string> {
  const last = await lastMatch(db, list, now);
  return last ? timestamp(Date.parse(last.starts_at) + MATCH_DURATION_MS) : '';
}
