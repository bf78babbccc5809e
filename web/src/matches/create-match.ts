import {
  MATCHES,
  type MatchInput,
  BADGES,
  collectionOf,
  flagsOf,
  LISTS,
  type Match,
  type MatchPlayerReply,
  pathOf,
  type Player,
  ROSTER,
} from '@picadito/domain';
import {
  useIsMutating,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { LOGGED_MATCH_FAILURES } from './matches.ts';
import { http } from '../sync/http/http.ts';
import { updateMatches, withMatch } from '../home/home.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';
import { useStoredValue } from '../sync/use-stored-value.ts';
import { useEventCallback } from '../lib/use-event-callback.ts';

const CREATING = ['create match'];

/**
 * Returns `create`, which creates a match. Before any screen shows the match, it becomes the match created last, even
 * if the user has left the form. `isCreating` is true while a match is being created, also for a form that was left and
 * opened again while the request runs.
 */
export function useCreateMatch() {
  const client = useQueryClient();
  const [, setLastMatch] = useLastMatch();
  const isCreating = useIsMutating({ mutationKey: CREATING }) > 0;
  const { mutateAsync: create } = useMutation({
    mutationKey: CREATING,
    meta: { failure: LOGGED_MATCH_FAILURES.create },
    mutationFn: (match: MatchInput) => http(MATCHES.create, { body: match }),
    onSuccess: (match) => {
      setLastMatch(match.id);
      return cacheCreatedMatch(client, match);
    },
  });
  return { create, isCreating };
}

/**
 * Puts a new match into the cache, with the cached players of its list as its players without an answer, so that its
 * attendance shows them at once. All of it is marked stale, so a screen that shows it refetches.
 */
export async function cacheCreatedMatch(client: QueryClient, match: Match): Promise<void> {
  const { id } = match;
  const listed = client.getQueryData(queryKeyOf(LISTS.players, { id: match.listId ?? '' }));
  await updateCache(client, [pathOf(MATCHES.list)], () => {
    client.setQueryData(queryKeyOf(MATCHES.read, { id }), match);
    updateMatches(client, (matches) => withMatch(matches, match));
    if (listed) client.setQueryData(queryKeyOf(ROSTER.read, { id }), unanswered(listed));
  });
  invalidate(client, pathOf(MATCHES.list), collectionOf(BADGES.list));
}

/** Returns the players of a list as players of a match who have not answered. */
export function unanswered(players: readonly Player[]): MatchPlayerReply[] {
  return players.map(({ id, name, skillLevel, whatsapp, rating }) => ({
    id,
    name,
    skillLevel,
    whatsapp,
    rating,
    confirmedAt: null,
    ...flagsOf('pending'),
  }));
}

/**
 * Returns the stored id of the match created last, which screens open by default
 * (docs/specification.md#confirm-attendance), and its setter.
 */
export function useLastMatch() {
  return useStoredValue('last_created_match_id');
}

/** Returns a function to call with the id of a deleted match, so that it is no longer the match created last. */
export function useForgetMatch(): (id: string) => void {
  const [lastCreated, setLastCreated] = useLastMatch();
  return useEventCallback((id: string) => {
    if (id === lastCreated) setLastCreated(null);
  });
}
