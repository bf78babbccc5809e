import type { AttendanceChangeInput, AttendanceReply } from '@picadito/domain';
import { findCaptain } from '../store/tables/captain/captains.ts';
import { findInRoster } from '../store/tables/matches/roster.ts';
import { insertResponse, knownKeys } from '../store/tables/sync/idempotency.ts';
import type { Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Organiser } from '../transactions/context.ts';
import { isId } from '../transactions/load-owned.ts';
import { keyFor, RESPONSES_MAX } from '../transactions/idempotent-request.ts';
import type { WriteContext } from '../transactions/write.ts';

/*
 * The response to a change of attendance may be lost, so the browser sends the change again. Meanwhile the captain may
 * have decided otherwise. The repetition must not count as a later tap, which would replace the captain's. In matches
 * with a captain the ids of stored changes are therefore kept among the idempotency keys.
 */

type Of = { matchId: string; writeContext: WriteContext };
type Changes = readonly AttendanceChangeInput[];

/** Tells whether a match has or had a captain, so that the ids of changes are kept. */
export async function keepsChangeIds(
  tx: Writer,
  { matchId, writeContext: { organiser } }: Of,
): Promise<boolean> {
  return isId(matchId) && (await findCaptain(tx, { userId: organiser.id, matchId })) !== undefined;
}

/**
 * Returns the changes of attendance to make. A change whose id is stored is a repetition: in its place comes a change
 * to the attendance that the player has now, which changes nothing.
 */
export async function repetitionsWithoutEffect(
  tx: Writer,
  { matchId, writeContext: { organiser, now } }: Of,
  changes: Changes,
): Promise<Changes> {
  const { id: userId } = organiser;
  const keyed = changes.map((change) => ({ change, key: keyOf(organiser, matchId, change) }));
  const known = await knownKeys(
    tx,
    userId,
    keyed.flatMap(({ key }) => key ?? []),
  );
  const fresh: AttendanceChangeInput[] = [];
  for (const { change, key } of keyed) {
    const { playerId } = change;
    const isKnown = key !== null && known.has(key);
    const player = isKnown && (await findInRoster(tx, userId, matchId, playerId, timestamp(now)));
    fresh.push(
      player ? { playerId, isConfirmed: player.confirmed, declined: player.declined } : change,
    );
  }
  return fresh;
}

/** Stores the ids of the changes that were not refused. */
export async function noteChanges(
  tx: Writer,
  { matchId, writeContext: { organiser, now } }: Of,
  changes: Changes,
  { refused }: Pick<AttendanceReply, 'refused'>,
): Promise<void> {
  const { id: userId } = organiser;
  const isRefused = new Set(refused.map(({ playerId }) => playerId));
  const stored = changes.filter(({ playerId }) => !isRefused.has(playerId));
  for (const key of stored.flatMap((change) => keyOf(organiser, matchId, change) ?? [])) {
    const at = { userId, key, createdAt: timestamp(now) };
    const response = { requestHash: '', status: 200, body: JSON.stringify({ matchId }) };
    await insertResponse(tx, at, response, RESPONSES_MAX);
  }
}

/** Returns the idempotency key of a change; null for a change without an id, and for a malformed id of a player. */
function keyOf(
  organiser: Organiser,
  matchId: string,
  { playerId, changeId }: AttendanceChangeInput,
): string | null {
  if (changeId === undefined || !isId(playerId)) return null;
  return keyFor(organiser, { key: `change:${matchId}:${playerId}:${changeId}` });
}
