import { judgeNewcomer, MESSAGES, type ProposalDecision } from '@picadito/domain';
import { deleteProposalsOfDevice } from '../../store/tables/group-link/proposals.ts';
import { timestamp } from '../../store/timestamps.ts';
import type { Context } from '../../transactions/context.ts';
import { writeByDevice, type Answered, type PageSender } from '../answers/write-by-link.ts';
import { applyProposal } from './apply-proposal.ts';
import { dismiss, propose } from './propose.ts';

/**
 * Proposes to the organiser that a newcomer ('No estoy en la lista') joins the list. Refuses a device that already owns
 * or claims a name. `typed` is the name as typed, which the page shows again in a refused form.
 */
export function proposeNewcomer(
  context: Context,
  sender: PageSender,
  { name, typed }: { name: string; typed: string },
): Promise<Answered | null> {
  return writeByDevice(context, sender, async ({ tx, writeContext, linked, deviceHash }) => {
    const { me, claim } = linked.page;
    const known = me ?? claim;
    const refused = (sentence: string) =>
      ({ asked: { kind: 'newcomer', sentence, name: typed } }) as const;
    if (known) return refused(MESSAGES.newcomerHasName.replace('{name}', known.name));
    const judged = judgeNewcomer(linked.open, { deviceHash, name });
    if (judged === 'known') return null;
    if (judged !== 'new') return refused(judged.sentence);
    const proposed = { kind: 'newcomer', name, holderId: null } as const;
    await propose(tx, writeContext, linked, { deviceHash, proposed });
    return null;
  });
}

/** Deletes all proposals of the device. */
export function withdrawProposal(context: Context, sender: PageSender): Promise<Answered | null> {
  return writeByDevice(
    context,
    sender,
    async ({ tx, writeContext, linked: { list }, deviceHash }) => {
      if (await deleteProposalsOfDevice(tx, { ...list, deviceHash }))
        writeContext.recordChange('list', list.listId);
      return null;
    },
  );
}

/**
 * Accepts or dismisses a proposal that another device has made about a player. The decision comes from a device that
 * owns the player's name. Refuses when the proposal is gone or concerns another player.
 */
export function decideByLink(
  context: Context,
  sender: PageSender,
  { proposal, answer }: ProposalDecision,
): Promise<Answered | null> {
  return writeByDevice(context, sender, async ({ tx, writeContext, linked, deviceHash }) => {
    const { list, open, matches, playersIn, keyOf, ownedPlayerId } = linked;
    const one = open.find(({ id }) => keyOf(id) === proposal);
    const isOwn =
      one !== undefined &&
      one.kind !== 'newcomer' &&
      one.playerId === ownedPlayerId &&
      one.deviceHash !== deviceHash;
    const match = isOwn ? matches.find(({ id }) => id === one.matchId) : undefined;
    if (!isOwn || !match)
      return { asked: { kind: 'refused', sentence: MESSAGES.dropOutGone, given: null } };
    writeContext.recordChange('list', list.listId);
    if (answer === 'no') await dismiss(tx, list, one, timestamp(match.endsAt));
    else {
      const accepted = { list, match, players: playersIn(match), one, acceptedBy: deviceHash };
      await applyProposal(tx, writeContext, accepted);
    }
    return null;
  });
}
