import type { MatchPlayer } from '@picadito/domain';
import { findInRoster, setConfirmation } from '../store/roster-store.ts';
import { timestamp } from '../store/timestamps.ts';
import { awardForRoster } from './award-badges.ts';
import type { Context, Organiser } from './context.ts';
import { found, wellFormed } from './own.ts';
import { write } from './write.ts';

/** Confirmed or pending again; confirmed twice keeps the first time. The player as the match sees him. */
export async function confirmAttendance(
  context: Context,
  organiser: Organiser,
  place: { matchId: string; playerId: string },
  confirmed: boolean,
): Promise<MatchPlayer> {
  const userId = organiser.id;
  const [matchId, playerId] = [wellFormed(place.matchId), wellFormed(place.playerId)];
  return write(context, organiser, async (tx, turn) => {
    const time = timestamp(turn.now);
    const player = found(await findInRoster(tx, userId, matchId, playerId, time));
    if (player.confirmed === confirmed) return player;
    await setConfirmation(tx, { userId, matchId, playerId }, confirmed, time);
    if (confirmed) await awardForRoster(tx, turn, matchId);
    turn.changed('match', matchId);
    return { ...player, confirmed, confirmedAt: confirmed ? time : null };
  });
}
