import { useIsMutating } from '@tanstack/react-query';
import { useStoredValue } from '../sync/use-stored-value.ts';

/** The match created last, which the next screens open by themselves (docs/specification.md#states). */
export function useLastMatch() {
  return useStoredValue('last_created_match_id');
}

export const CREATING_MATCH = ['create match'];

/** Whether a match is being saved, also for a screen that has been left and opened again meanwhile. */
export function useIsCreatingMatch(): boolean {
  return useIsMutating({ mutationKey: CREATING_MATCH }) > 0;
}
