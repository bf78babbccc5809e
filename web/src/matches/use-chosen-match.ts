import type { Match } from '@picadito/domain';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useMatch, useMatches } from './matches.ts';
import { isNotFound } from '../sync/http/api-error.ts';
import { isId } from '../lib/ids.ts';
import { useLastMatch } from './last-match.ts';
import { useStoredValue } from '../sync/use-stored-value.ts';
import { matchToOpen } from './chosen-match.ts';

export type ChosenMatch = {
  /** 'failed': my matches could not be loaded; 'unselected': only the one that the address asks for. */
  status: 'loading' | 'failed' | 'unselected' | 'missing' | 'none' | 'chosen';
  match: Match | null;
  /** What the selector offers. */
  matches: Match[];
  /** The id that the address asks for, if it does. */
  wantedId: string | null;
  choose: (id: string) => void;
  retry: () => void;
};

/**
 * The match of a screen: that of `?matchId=`, else the one chosen last, else the one that `matchToOpen` finds among the
 * `eligible`. A match that was asked for or chosen is shown even if it is not eligible.
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

  const askedId = search.get('matchId') || null;
  /** Until a match is created, which is then the one to open. */
  const [visitedId, visit] = useStoredValue(`chosen_match:${lastCreatedId}`);
  const wantedId = askedId ?? visitedId;
  const listed = all.data?.find(({ id }) => id === wantedId);
  const isPossible = wantedId !== null && isId(wantedId);
  const alone = useMatch(isPossible && all.data && !listed ? wantedId : null);
  const candidates = all.data?.filter(eligible) ?? [];
  /** The one that was opened unasked stands while it is there: another device may make a nearer one. */
  const [openedId, setOpenedId] = useState<string | null>(null);
  const match = wantedId
    ? (listed ?? alone.data ?? null)
    : (candidates.find(({ id }) => id === openedId) ?? matchToOpen(candidates, lastCreatedId, now));
  if (!wantedId && match && match.id !== openedId && !all.isFetching) setOpenedId(match.id);
  const isAbsent = !isPossible || isNotFound(alone.error);
  useEffect(() => {
    if (askedId !== null && askedId === match?.id && askedId !== visitedId) visit(askedId);
    if (askedId === null && wantedId !== null && isAbsent) visit(null);
  });
  const isOffered = !match || candidates.some(({ id }) => id === match.id);

  return {
    status: statusOf(),
    match,
    matches: isOffered ? candidates : [match, ...candidates],
    wantedId: askedId,
    choose: (id) => navigate(pathOf(id), { replace: true }),
    retry: () => void (all.data ? alone.refetch() : all.refetch()),
  };

  function statusOf(): ChosenMatch['status'] {
    if (match) return 'chosen';
    if (all.isError && !all.data) return 'failed';
    if (!all.data || alone.isLoading) return 'loading';
    if (!wantedId) return 'none';
    if (!isAbsent) return 'unselected';
    return askedId ? 'missing' : 'loading';
  }
}
