import { useStoredValue } from '../sync/use-stored-value.ts';

/** Stored id of the match created last, which screens open by default (docs/specification.md#states). */
export function useLastMatch() {
  return useStoredValue('last_created_match_id');
}
