import type { Match } from '@picadito/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidate } from '../../sync/cache/invalidate.ts';
import { MATCH_DEPENDENTS } from '../../matches/matches.ts';
import { hasEnded } from '../../matches/next-match.ts';

/**
 * Assumed maximum difference between the clocks of server and browser, in milliseconds. A reply received within this
 * time after the end of a match may still show the match as not over.
 */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/**
 * Refetches the matches when one of them is over, because only the server knows whether the match is then pending or
 * completed. `askedAt` is the time when the matches were read; both times are in epoch milliseconds.
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
