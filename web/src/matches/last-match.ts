import { useStoredValue } from '../sync/use-stored-value.ts';

/** Holds the id of the match created last, which the next screens open by default (docs/specification.md#states). */
export function useLastMatch() {
  return useStoredValue('last_created_match_id');
}
