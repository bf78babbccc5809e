import type { Match } from '@picadito/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidate } from '../../sync/cache/invalidate.ts';
import { MATCH_DEPENDENTS } from '../../matches/matches.ts';
import { hasEnded } from '../../matches/next-match.ts';

/**
 * Holds how slow the server's clock may be, in milliseconds: a reply received that soon after the end of a match may
 * not show the end yet.
 */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/**
 * Refetches the matches when one is over, because only the server knows whether it is pending or completed then.
 * `askedAt` and `now` are in epoch milliseconds.
 */
export function useEndedMatches(
  matches: readonly Match[] | undefined,
  askedAt: number,
  now: number,
): void {
  const client = useQueryClient();
  const isOutdated = matches !== undefined && hasEnded(matches, askedAt - CLOCKS_DIFFER_MS, now);
  useEffect(() => {
    if (isOutdated) invalidate(client, ...MATCH_DEPENDENTS);
  }, [client, isOutdated, now]);
}
