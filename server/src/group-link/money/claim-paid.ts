import { MESSAGES, type PageMessage } from '@picadito/domain';
import { storeClaim } from '../../store/tables/money/money-claims.ts';
import type { Context } from '../../transactions/context.ts';
import { isGone } from '../answers/answer-by-link.ts';
import { writeByDevice, type Answered, type PageSender } from '../answers/write-by-link.ts';

/**
 * Stores a player's claim to have paid the amount that the page shows. The organiser decides whether the money has
 * arrived. A repeated claim changes nothing. Refuses a player who was deleted, a device that does not see the player's
 * money, and a player who owes nothing.
 */
export function claimPaid(
  context: Context,
  sender: PageSender,
  playerKey: string,
): Promise<Answered | null> {
  return writeByDevice(context, sender, async ({ tx, writeContext, linked }) => {
    const { knownPlayer, keyOf, due, page, list } = linked;
    const isOwn = knownPlayer !== null && keyOf(knownPlayer.playerId) === playerKey;
    if (!isOwn && (await isGone(tx, linked, { player: playerKey })))
      return refused(MESSAGES.answerPlayerGone);
    if (!isOwn || !page.money) return refused(MESSAGES.paidByStranger);
    if (due === 0) return refused(MESSAGES.nothingDue);
    if (!page.money.mayClaim) return null;
    const { organiser, nextTimestamp, recordChange } = writeContext;
    const player = { userId: organiser.id, listId: list.listId, playerId: knownPlayer.playerId };
    await storeClaim(tx, player, { amount: due, at: nextTimestamp() });
    recordChange('list', list.listId);
    return null;
  });
}

function refused(sentence: string): { asked: PageMessage } {
  return { asked: { kind: 'refused', sentence, given: null } };
}
