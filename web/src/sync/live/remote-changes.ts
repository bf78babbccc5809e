import {
  BADGES,
  type ChangeEvent,
  collectionOf,
  LISTS,
  MATCHES,
  pathOf,
  PLAYER_STATS,
  PLAYERS,
  TEAM_CONSTRAINTS,
} from '@picadito/domain';
import type { Query, QueryClient } from '@tanstack/react-query';
import { invalidate } from '../cache/invalidate.ts';

/** Changes within this time are one invalidation, so that ten confirmations in a row cause one refetch, ms. */
const BATCH_MS = 100;

const LISTS_PATH = pathOf(LISTS.list);
const PLAYERS_PATH = pathOf(PLAYERS.list);
const MATCHES_PATH = pathOf(MATCHES.list);

/** The resources that a change elsewhere makes stale; '?' at the end means a collection without its items. */
export function resourcesOf({ kind, id }: Pick<ChangeEvent, 'kind' | 'id'>): string[] {
  switch (kind) {
    case 'list':
      return [`${LISTS_PATH}?`, pathOf(LISTS.read, { id }), PLAYERS_PATH, MATCHES_PATH];
    case 'player':
      // only the server knows the lists and matches of a player
      return [LISTS_PATH, PLAYERS_PATH, MATCHES_PATH, pathOf(TEAM_CONSTRAINTS.read)];
    case 'match':
      return [
        `${MATCHES_PATH}?`,
        pathOf(MATCHES.counts),
        pathOf(MATCHES.read, { id }),
        pathOf(PLAYER_STATS.list),
      ];
    case 'badge':
      return [collectionOf(BADGES.list)];
    case 'profile':
    case 'account':
      return []; // no query
  }
}

/** Retries the refetches that failed; a query that shows an error waits for its user. */
export function refetchInvalidated(client: QueryClient): void {
  const predicate = ({ state }: Query) => state.data !== undefined && state.isInvalidated;
  void client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
}

/**
 * Invalidates what changes elsewhere, in batches, and hands the matches among it to `refreshMatch`. `dispose` drops the
 * current batch.
 */
export function batchInvalidations(client: QueryClient, refreshMatch: (id: string) => void) {
  const batch = new Set<string>();
  const matches = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add(resources: readonly string[], match?: string): void {
      for (const resource of resources) batch.add(resource);
      if (match !== undefined) matches.add(match);
      if (batch.size > 0) timer ??= setTimeout(flush, BATCH_MS);
    },
    dispose: () => clearTimeout(timer),
  };

  function flush(): void {
    timer = undefined;
    invalidate(client, ...batch);
    for (const id of matches) refreshMatch(id);
    batch.clear();
    matches.clear();
  }
}
