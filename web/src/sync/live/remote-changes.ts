import {
  API_ROOT,
  BADGES,
  CAPTAIN,
  type ChangeDetail,
  type ChangeEvent,
  collectionOf,
  FIGURAS,
  HANDOVERS,
  LINEUP_CONTEXT,
  LISTS,
  MATCH_ANSWERS,
  MATCH_MONEY,
  MATCHES,
  NIGHT,
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

/** Time in milliseconds within which changes cause one invalidation together. */
const BATCH_MS = 100;

const LISTS_PATH = pathOf(LISTS.list);
const PLAYERS_PATH = pathOf(PLAYERS.list);
const MATCHES_PATH = pathOf(MATCHES.list);
const STATS_PATH = pathOf(PLAYER_STATS.list);
const MARKS_PATH = pathOf(TEAM_CONSTRAINTS.read);
/** Resources with data of all lists, besides the lists. */
const OF_LISTS = [PLAYERS_PATH, MATCHES_PATH, MARKS_PATH, pathOf(HANDOVERS.list)];
const FIGURAS_PATH = pathOf(FIGURAS.list);

export type Changed = Pick<ChangeEvent, 'kind' | 'id' | 'detail'>;

/**
 * Returns the paths of the resources that a change elsewhere makes stale. '?' at the end means a collection without its
 * items. For a kind of change that this client does not know, from a newer server, it returns the root, which means all
 * data.
 */
function resourcesOf({ kind, id, detail }: Changed): string[] {
  switch (kind) {
    case 'list':
      // The list may be new to the user: its marks come with it, and it is no longer offered.
      return [`${LISTS_PATH}?`, pathOf(LISTS.read, { id }), ...OF_LISTS];
    case 'player':
      // Only the server knows the lists and the matches of a player.
      return [LISTS_PATH, PLAYERS_PATH, MATCHES_PATH, MARKS_PATH];
    case 'match':
      return resourcesOfMatch(id, detail);
    case 'badge':
      return [collectionOf(BADGES.list)];
    case 'profile':
    case 'account':
      return []; // No query has this data.
    default:
      return [API_ROOT];
  }
}

/**
 * Returns the resources that a change of a match makes stale, except those to which the page applies the detail of the
 * change.
 */
function resourcesOfMatch(id: string, detail: ChangeDetail | undefined): string[] {
  const money = pathOf(MATCH_MONEY.read, { id });
  switch (detail?.part) {
    case 'attendance': {
      const roster = detail.players === null ? [pathOf(ROSTER.read, { id })] : [];
      // The screen shows beside a player who of the captains and helpers has changed the attendance.
      const read = [MATCH_ANSWERS.read, CAPTAIN.read].map((one) => pathOf(one, { id }));
      return [STATS_PATH, ...roster, ...read, money];
    }
    case 'teams':
      return [
        STATS_PATH,
        FIGURAS_PATH,
        pathOf(TEAMS.read, { id }),
        // The games of a night keep their players when the teams change.
        pathOf(NIGHT.read, { id }),
        pathOf(CAPTAIN.read, { id }),
        money,
      ];
    case 'lineup-context':
      // An event of this kind also reports the autopilot, which changes the time by which players have to answer.
      return [pathOf(LINEUP_CONTEXT.read, { id }), pathOf(MATCH_ANSWERS.read, { id })];
    default:
      return [
        `${MATCHES_PATH}?`,
        pathOf(MATCHES.counts),
        pathOf(MATCHES.read, { id }),
        pathOf(RESULT.list),
        pathOf(NIGHT.list),
        STATS_PATH,
        FIGURAS_PATH,
        collectionOf(BADGES.list),
      ];
  }
}

const isKnown = (detail: ChangeDetail | undefined) =>
  detail !== undefined && ['attendance', 'teams', 'lineup-context'].includes(detail.part);

/**
 * Refetches active queries that have data and whose last refetch failed. A query that shows an error instead of data is
 * not refetched; the user retries it.
 */
export function refetchInvalidated(client: QueryClient): void {
  const predicate = ({ state }: Query) => state.data !== undefined && state.isInvalidated;
  void client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
}

type OfMatches = {
  /** Called with the id of a match that may have changed in any part. */
  read: (id: string) => void;
  /**
   * Called with the changed parts of a match, in the order of the changes. `isOwn` is true if only this page made them.
   */
  patch: (id: string, changed: { details: ChangeDetail[]; isOwn: boolean }) => Promise<void>;
};

/**
 * Collects changes for a moment, then invalidates the resources that they make stale and passes changed matches on to
 * `matches`. Changes of this page (`isOwn`) invalidate nothing, because their responses have updated the cache. Their
 * details are applied in the server's order among those of other devices, so that the last change counts. `dispose`
 * drops the changes that are not handled yet.
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

  /**
   * Handles the collected changes. Patches are applied first, because they restart running fetches, which would return
   * old data.
   */
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
