import type { Match } from '@picadito/domain';
import { useState } from 'react';
import { useMatches } from './matches.ts';

/**
 * Returns the current matches as the server has them now, or the cached ones if it does not answer; later changes are
 * ignored. `matches` is undefined until then; `isFailed` tells that there are neither.
 */
export function useSettledMatches() {
  const { data, isFetching, isError, refetch } = useMatches();
  const [settled, setSettled] = useState<readonly Match[]>();
  if (!settled && data && !isFetching) setSettled(data);
  return { matches: settled, isFailed: isError && !data, retry: () => void refetch() };
}
