import {
  absentAfter,
  BADGES,
  collectionOf,
  HOME,
  NIGHT,
  type NightReply,
  type OutboxRequest,
  type PendingChange,
  pathOf,
  PLAYER_STATS,
} from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { invalidate, updateCache } from '../sync/cache/invalidate.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { usePendingChanges } from '../sync/outbox/queue.ts';
import { areSamePlayers, changePhoneNight, withAbsence } from './phone-night.ts';

/** Puts the server's reply to a change of a night into the cache. */
export async function cacheNightReply(
  client: QueryClient,
  { changes: [change] }: OutboxRequest,
  reply: unknown,
): Promise<void> {
  const params = { id: change?.matchId ?? '' };
  if (reply === undefined) return invalidate(client, pathOf(NIGHT.read, params));
  await updateCache(client, [pathOf(NIGHT.read, params)], () => {
    client.setQueryData(queryKeyOf(NIGHT.read, params), reply as NightReply);
  });
  keepAbsence(change, reply as NightReply);
  // The champion counts in figures and badges.
  invalidate(
    client,
    pathOf(NIGHT.list),
    pathOf(HOME.read),
    pathOf(PLAYER_STATS.list),
    collectionOf(BADGES.list),
  );
}

/**
 * Keeps on this phone who left or came during a game that another phone had recorded with the same outcome, but without
 * that. A later game of this phone says it too.
 */
function keepAbsence(change: PendingChange | undefined, { games }: NightReply): void {
  if (change?.kind !== 'night' || change.action.do !== 'record') return;
  const { seq, game, seen } = change.action;
  const stored = games.find((one) => one.seq === seq);
  if (!stored || seen !== null) return;
  const isAsSent = areSamePlayers(stored.absent, game.absent);
  const isLater = (one: PendingChange) =>
    one.kind === 'night' &&
    one.matchId === change.matchId &&
    one.action.do === 'record' &&
    one.action.seq > seq;
  if (isAsSent || usePendingChanges.getState().queue.some(isLater)) return;
  const before = absentAfter(games.find((one) => one.seq === seq - 1));
  changePhoneNight(change.matchId, (night) => withAbsence(night, game.absent, before));
}
