import type { Match } from '@picadito/domain';
import { useState } from 'react';
import { useMatches } from './matches.ts';

/**
 * All my matches as the server has them now, or as they were seen last where it does not answer; from then on they stay
 * the same, whatever changes. Undefined until it has answered; `isFailed` when it has not and none were seen.
 */
export function useSettledMatches() {
  const { data, isFetching, isError, refetch } = useMatches();
  const [settled, setSettled] = useState<readonly Match[]>();
  if (!settled && data && !isFetching) setSettled(data);
  return { matches: settled, isFailed: isError && !data, retry: () => void refetch() };
}
