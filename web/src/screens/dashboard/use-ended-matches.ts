import type { Match } from '@picadito/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { touched } from '../../sync/cache/invalidate.ts';
import { hasEnded } from '../../matches/next-match.ts';

/** How far the server's clock may be behind, ms: until then an answer may be too early. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** Asks for the matches again when one is over: what it is then, pending or completed, the server says. */
export function useEndedMatches(
  matches: readonly Match[] | undefined,
  askedAt: number,
  now: number,
): void {
  const client = useQueryClient();
  const isOutdated = matches !== undefined && hasEnded(matches, askedAt - CLOCKS_DIFFER_MS, now);
  useEffect(() => {
    if (isOutdated) touched(client, '/api/matches', '/api/players/stats', '/api/users');
  }, [client, isOutdated, now]);
}
