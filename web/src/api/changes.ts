import type { ChangeEvent } from '@picadito/domain';
import type { Query, QueryClient } from '@tanstack/react-query';
import { touched } from '../sync/cache/invalidate.ts';

/** What is read again together, ms: ten confirmations in a row are one question. */
const GATHER_MS = 100;

/** Which answers a change of another page puts out of date; '?' at the end means a collection without its things. */
export function resourcesOf({ kind, id }: Pick<ChangeEvent, 'kind' | 'id'>): string[] {
  switch (kind) {
    case 'list':
      return ['/api/lists?', `/api/lists/${id}`, '/api/players', '/api/matches'];
    case 'player':
      // in which list and matches he is, only the server knows
      return ['/api/lists', '/api/players', '/api/matches', '/api/marks'];
    case 'match':
      return ['/api/matches?', `/api/matches/${id}`, '/api/players/stats'];
    case 'badge':
      return ['/api/users'];
    case 'profile':
    case 'account':
      return []; // no query
  }
}

/** What could not be read again when it went out of date is asked for once more; what shows an error waits for its user. */
export function askAgain(client: QueryClient): void {
  const predicate = ({ state }: Query) => state.data !== undefined && state.isInvalidated;
  void client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
}

/** Marks what changes elsewhere as out of date, a little later and all at once. `end` forgets what was gathered. */
export function changesFor(client: QueryClient) {
  const gathered = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add(resources: readonly string[]): void {
      for (const resource of resources) gathered.add(resource);
      if (gathered.size > 0) timer ??= setTimeout(touch, GATHER_MS);
    },
    end: () => clearTimeout(timer),
  };

  function touch(): void {
    timer = undefined;
    touched(client, ...gathered);
    gathered.clear();
  }
}
