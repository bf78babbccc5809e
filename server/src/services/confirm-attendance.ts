import type { MatchPlayer } from '@picadito/domain';
import { findInRoster, setConfirmation } from '../store/roster-store.ts';
import { timestamp } from '../store/timestamps.ts';
import { awardForRoster } from './award-badges.ts';
import type { Context, Organiser } from './context.ts';
import { found, lockOwnMatch, wellFormed } from './own.ts';

/** Confirmed or pending again; confirmed twice keeps the first time. The player as the match sees him. */
export async function confirmAttendance(
  { store, now }: Context,
  organiser: Organiser,
  { matchId, playerId }: { matchId: string; playerId: string },
  confirmed: boolean,
): Promise<MatchPlayer> {
  const userId = organiser.id;
  const id = wellFormed(playerId);
  return store.transaction(async (tx) => {
    const match = await lockOwnMatch(tx, organiser, matchId);
    const time = timestamp(now());
    const find = () => findInRoster(tx, userId, match.match_id, id, time);
    found(await find());
    const place = { userId, matchId: match.match_id, playerId: id };
    await setConfirmation(tx, place, confirmed, time);
    if (confirmed) await awardForRoster(tx, organiser, now(), match.match_id);
    return found(await find());
  });
}
