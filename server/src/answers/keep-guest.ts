import { flagsOf, type MatchAnswers } from '@picadito/domain';
import { awardForRoster } from '../badges/award-badges.ts';
import { guestsOfMatch, setGuestKept } from '../store/tables/answers/guests.ts';
import { countConfirmed } from '../store/tables/badge-facts.ts';
import { setConfirmations } from '../store/tables/confirmations.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedMatch, ownedMatchPlayer } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';
import { answersIn } from './match-answers.ts';

type Kept = { matchId: string; playerId: string; isKept: boolean };

/**
 * Whatever the host does; a guest who dropped out with the host is in again, as whom the organiser confirms. Of other
 * players it changes nothing.
 */
export async function keepGuest(
  context: Context,
  organiser: Organiser,
  { matchId, playerId, isKept }: Kept,
): Promise<MatchAnswers> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const key = { userId: organiser.id, matchId, playerId };
    const player = await ownedMatchPlayer(tx, organiser, key, timestamp(writeContext.now));
    const guests = await guestsOfMatch(tx, key);
    const guest = guests.find((one) => one.playerId === playerId);
    if (!guest) return answersIn(tx, match, writeContext.now);
    await setGuestKept(tx, key, isKept);
    const isBack = isKept && guest.leftAt !== null && player.declined;
    const at = writeContext.nextTimestamp();
    const place = { id: playerId, ...flagsOf('confirmed'), confirmedAt: at };
    if (isBack) {
      await setConfirmations(tx, key, [{ ...place, wasConfirmed: false, changedAt: at }]);
      await awardForRoster(tx, writeContext, matchId);
    }
    const confirmedCount = await countConfirmed(tx, organiser.id, matchId);
    const players = isBack ? [place] : [];
    writeContext.recordChange('match', matchId, { part: 'attendance', confirmedCount, players });
    return answersIn(tx, match, writeContext.now);
  });
}
