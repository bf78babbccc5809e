import type { MatchPlayer } from '@picadito/domain';
import { setConfirmation } from '../store/roster-store.ts';
import { timestamp } from '../store/timestamps.ts';
import { awardForRoster } from './award-badges.ts';
import type { Context, Organiser } from './context.ts';
import { ownMatchPlayerIn } from './own.ts';
import { write } from './write.ts';

/** Confirmed or pending again; confirmed twice keeps the first time. The player as the match sees him. */
export async function confirmAttendance(
  context: Context,
  organiser: Organiser,
  place: { matchId: string; playerId: string },
  confirmed: boolean,
): Promise<MatchPlayer> {
  const { matchId } = place;
  return write(context, organiser, async (tx, turn) => {
    const time = timestamp(turn.now);
    const player = await ownMatchPlayerIn(tx, organiser, place, time);
    if (player.confirmed === confirmed) return player;
    await setConfirmation(tx, { userId: organiser.id, ...place }, confirmed, time);
    if (confirmed) await awardForRoster(tx, turn, matchId);
    turn.changed('match', matchId);
    return { ...player, confirmed, confirmedAt: confirmed ? time : null };
  });
}
