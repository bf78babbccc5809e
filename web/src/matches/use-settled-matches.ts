import type { Match } from '@picadito/domain';
import { useState } from 'react';
import { useMatches } from './matches.ts';

/**
 * Returns the current matches as the first fetch returns them, or the cached ones if the server does not answer. Later
 * changes are ignored, so that what is computed from the matches does not change under the user. `matches` is undefined
 * while the fetch runs; `isFailed` is true if the fetch failed and nothing is cached; `retry` fetches again.
 */
export function useSettledMatches() {
  const { data, isFetching, isError, refetch } = useMatches();
  const [settled, setSettled] = useState<readonly Match[]>();
  if (!settled && data && !isFetching) setSettled(data);
  return { matches: settled, isFailed: isError && !data, retry: () => void refetch() };
}
