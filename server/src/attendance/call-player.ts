import type { CallReply } from '@picadito/domain';
import { deleteCall, findCall, insertCall } from '../store/tables/attendance/calls.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownedMatchPlayer } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';

/** Records that a player was called for a match, or removes the record; a repeated call keeps the first time. */
export async function callPlayer(
  context: Context,
  organiser: Organiser,
  { matchId, playerId }: { matchId: string; playerId: string },
  called: boolean,
): Promise<CallReply> {
  const key = { userId: organiser.id, matchId, playerId };
  return write(context, organiser, async (tx, writeContext) => {
    await ownedMatchPlayer(tx, organiser, key, timestamp(writeContext.now));
    const before = (await findCall(tx, key)) ?? null;
    if (called === (before !== null)) return { playerId, calledAt: before };
    const calledAt = called ? writeContext.nextTimestamp() : null;
    await (calledAt ? insertCall(tx, key, calledAt) : deleteCall(tx, key));
    writeContext.recordChange('match', matchId, { part: 'lineup-context' });
    return { playerId, calledAt };
  });
}
