import { useStoredValue } from '../sync/use-stored-value.ts';

/** The match created last, which the next screens open by themselves (docs/specification.md#states). */
export function useLastMatch() {
  return useStoredValue('last_created_match_id');
}
