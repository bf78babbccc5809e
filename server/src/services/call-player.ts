import type { CallReply } from '@picadito/domain';
import { deleteCall, findCall, insertCall } from '../store/tables/calls.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownMatchPlayerIn } from './own.ts';
import { write } from './write.ts';

/** Notes that a player of a match was called to it, or was not; called again keeps the first time. */
export async function callPlayer(
  context: Context,
  organiser: Organiser,
  { matchId, playerId }: { matchId: string; playerId: string },
  called: boolean,
): Promise<CallReply> {
  const place = { userId: organiser.id, matchId, playerId };
  return write(context, organiser, async (tx, turn) => {
    await ownMatchPlayerIn(tx, organiser, place, timestamp(turn.now));
    const before = (await findCall(tx, place)) ?? null;
    if (called === (before !== null)) return { playerId, calledAt: before };
    const calledAt = called ? turn.stamp() : null;
    await (calledAt ? insertCall(tx, place, calledAt) : deleteCall(tx, place));
    turn.changed('match', matchId);
    return { playerId, calledAt };
  });
}
