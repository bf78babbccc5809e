import {
  API_ROOT,
  BADGES,
  type ChangeDetail,
  type ChangeEvent,
  collectionOf,
  FIGURAS,
  LINEUP_CONTEXT,
  LISTS,
  MATCH_ANSWERS,
  MATCHES,
  pathOf,
  PLAYER_STATS,
  PLAYERS,
  RESULT,
  ROSTER,
  TEAM_CONSTRAINTS,
  TEAMS,
} from '@picadito/domain';
import type { Query, QueryClient } from '@tanstack/react-query';
import { invalidate } from '../cache/invalidate.ts';

/** Changes within this time are one invalidation, so that ten of them in a row cause one refetch, ms. */
const BATCH_MS = 100;

const LISTS_PATH = pathOf(LISTS.list);
const PLAYERS_PATH = pathOf(PLAYERS.list);
const MATCHES_PATH = pathOf(MATCHES.list);
const STATS_PATH = pathOf(PLAYER_STATS.list);
const FIGURAS_PATH = pathOf(FIGURAS.list);

export type Changed = Pick<ChangeEvent, 'kind' | 'id' | 'detail'>;

/**
 * The resources that a change elsewhere makes stale; '?' at the end means a collection without its items. Everything,
 * when a newer server tells of a kind that this client does not know.
 */
function resourcesOf({ kind, id, detail }: Changed): string[] {
  switch (kind) {
    case 'list':
      return [`${LISTS_PATH}?`, pathOf(LISTS.read, { id }), PLAYERS_PATH, MATCHES_PATH];
    case 'player':
      // only the server knows the lists and matches of a player
      return [LISTS_PATH, PLAYERS_PATH, MATCHES_PATH, pathOf(TEAM_CONSTRAINTS.read)];
    case 'match':
      return resourcesOfMatch(id, detail);
    case 'badge':
      return [collectionOf(BADGES.list)];
    case 'profile':
    case 'account':
      return []; // no query
    default:
      return [API_ROOT];
  }
}

/** What shows more of a match than its event says. */
function resourcesOfMatch(id: string, detail: ChangeDetail | undefined): string[] {
  switch (detail?.part) {
    case 'attendance': {
      const roster = detail.players === null ? [pathOf(ROSTER.read, { id })] : [];
      return [STATS_PATH, ...roster, pathOf(MATCH_ANSWERS.read, { id })];
    }
    case 'teams':
      return [STATS_PATH, FIGURAS_PATH, pathOf(TEAMS.read, { id })];
    case 'lineup-context':
      // with an autopilot players have to answer by an hour
      return [pathOf(LINEUP_CONTEXT.read, { id }), pathOf(MATCH_ANSWERS.read, { id })];
    default:
      return [
        `${MATCHES_PATH}?`,
        pathOf(MATCHES.counts),
        pathOf(MATCHES.read, { id }),
        pathOf(RESULT.list),
        STATS_PATH,
        FIGURAS_PATH,
      ];
  }
}

const isKnown = (detail: ChangeDetail | undefined) =>
  detail !== undefined && ['attendance', 'teams', 'lineup-context'].includes(detail.part);

/** Retries the refetches that failed; a query that shows an error waits for its user. */
export function refetchInvalidated(client: QueryClient): void {
  const predicate = ({ state }: Query) => state.data !== undefined && state.isInvalidated;
  void client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
}

type OfMatches = {
  /** Anything of the match may have changed. */
  read: (id: string) => void;
  /** This has changed, in this order; `isOwn`: by this page alone. */
  patch: (id: string, changed: { details: ChangeDetail[]; isOwn: boolean }) => Promise<void>;
};

/**
 * Invalidates what changes elsewhere, in batches, and hands the matches among it to `matches`. Of this page's own
 * changes only the details count: with those of others, in the server's order, the last one holds. `dispose` drops the
 * current batch.
 */
export function batchChanges(client: QueryClient, matches: OfMatches) {
  const resources = new Set<string>();
  const toRead = new Set<string>();
  const toPatch = new Map<string, { details: ChangeDetail[]; isOwn: boolean }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => (timer ??= setTimeout(() => void flush(), BATCH_MS));
  return {
    add(change: Changed, isOwn = false): void {
      const { kind, id, detail } = change;
      if (!isOwn) for (const resource of resourcesOf(change)) resources.add(resource);
      if (kind === 'match' && detail && isKnown(detail)) {
        const before = toPatch.get(id) ?? { details: [], isOwn: true };
        toPatch.set(id, {
          details: [...before.details, detail],
          isOwn: before.isOwn && isOwn,
        });
      } else if (kind === 'match' && !isOwn) toRead.add(id);
      if (resources.size + toPatch.size > 0) start();
    },
    addAll(): void {
      resources.add(API_ROOT);
      start();
    },
    dispose: () => clearTimeout(timer),
  };

  /** First the patches, since they restart the fetches under way, which are those of before. */
  async function flush(): Promise<void> {
    timer = undefined;
    const [stale, read, patches] = [[...resources], [...toRead], [...toPatch]];
    for (const batch of [resources, toRead, toPatch]) batch.clear();
    const patched = patches.filter(([id]) => !read.includes(id));
    await Promise.all(patched.map(([id, changed]) => matches.patch(id, changed)));
    invalidate(client, ...stale);
    for (const id of read) matches.read(id);
  }
}
