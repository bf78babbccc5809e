import type { Match } from '@picadito/domain';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useMatch, useMatches } from './matches.ts';
import { isNotFound } from '../sync/http/api-error.ts';
import { isId } from '../lib/ids.ts';
import { useLastMatch } from './create-match.ts';
import { useStoredValue } from '../sync/use-stored-value.ts';
import { matchToOpen } from './chosen-match.ts';

export type ChosenMatch = {
  /**
   * 'failed' means that no matches could be loaded, 'unselected' that only the match named in the address could not be
   * loaded, 'missing' that it does not exist, and 'none' that there is no match to show.
   */
  status: 'loading' | 'failed' | 'unselected' | 'missing' | 'none' | 'chosen';
  match: Match | null;
  /** The match named in the address as it was shown before it was missing; null if it was not. */
  last: Match | null;
  /** Matches that the selector offers: the eligible ones, and the shown match. */
  matches: Match[];
  /** Value of `?matchId=` in the address, or null. */
  wantedId: string | null;
  choose: (id: string) => void;
  retry: () => void;
};

/**
 * Returns the match of a screen: the match of `?matchId=`, else the match chosen last, else the result of `matchToOpen`
 * among the `eligible` matches. A match from the address or chosen last is shown even if it is not eligible.
 */
export function useChosenMatch(
  pathOf: (matchId: string) => string,
  eligible: (match: Match) => boolean = () => true,
): ChosenMatch {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const [lastCreatedId] = useLastMatch();
  const [now] = useState(() => Date.now());
  const all = useMatches();

  const addressId = search.get('matchId') || null;
  /**
   * Id of the match chosen last. The storage key contains the id of the match created last, so that creating a match
   * forgets the choice and the new match opens.
   */
  const [visitedId, visit] = useStoredValue(`chosen_match:${lastCreatedId}`);
  const wantedId = addressId ?? visitedId;
  const listed = all.data?.find(({ id }) => id === wantedId);
  const isPossible = wantedId !== null && isId(wantedId);
  const alone = useMatch(isPossible && all.data && !listed ? wantedId : null);
  const isAbsent = !isPossible || isNotFound(alone.error);
  const candidates = all.data?.filter(eligible) ?? [];
  /**
   * Id of the match that was opened by default. It stays open while the match exists, even if another device creates an
   * earlier one.
   */
  const [openedId, setOpenedId] = useState<string | null>(null);
  const match = wantedId
    ? (listed ?? (isAbsent ? null : alone.data) ?? null)
    : (candidates.find(({ id }) => id === openedId) ?? matchToOpen(candidates, lastCreatedId, now));
  if (!wantedId && match && match.id !== openedId && !all.isFetching) setOpenedId(match.id);
  const [last, setLast] = useState<Match | null>(null);
  if (match && match !== last) setLast(match);
  useEffect(() => {
    if (addressId !== null && addressId === match?.id && addressId !== visitedId) visit(addressId);
    if (addressId === null && wantedId !== null && isAbsent) visit(null);
  });
  const isOffered = !match || candidates.some(({ id }) => id === match.id);

  return {
    status: statusOf(),
    match,
    last: last?.id === addressId ? last : null,
    matches: isOffered ? candidates : [match, ...candidates],
    wantedId: addressId,
    choose: (id) => navigate(pathOf(id), { replace: true }),
    retry: () => void (all.data ? alone.refetch() : all.refetch()),
  };

  function statusOf(): ChosenMatch['status'] {
    if (match) return 'chosen';
    if (all.isError && !all.data) return 'failed';
    if (!all.data || alone.isLoading) return 'loading';
    if (!wantedId) return 'none';
    if (!isAbsent) return 'unselected';
    return addressId ? 'missing' : 'loading';
  }
}
