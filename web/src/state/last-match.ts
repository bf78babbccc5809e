import { useKeptValue } from '../sync/use-stored-value.ts';

/** The match created last, which the next screens open by themselves (product.md §4). */
export function useLastMatch() {
  return useKeptValue('last_created_match_id');
}
