import { MESSAGES, type DropOutInput } from '@picadito/domain';
import { deleteProposals } from '../../store/tables/answers/proposals.ts';
import type { Context } from '../../transactions/context.ts';
import { storeWithTeams, type Answered } from '../answering/answer-by-link.ts';
import { asDevice, type Asking } from '../answering/as-device.ts';
import { dismiss, propose } from './propose.ts';

/** 'No estoy en la lista': for the organiser to decide. `typed`: for the form that asks again. */
export function proposeNewcomer(
  context: Context,
  asking: Asking,
  { name, typed }: { name: string; typed: string },
): Promise<Answered | null> {
  return asDevice(context, asking, async ({ tx, writeContext, linked, deviceHash }) => {
    const { me, waiting } = linked.page;
    const known = me ?? waiting;
    const proposed = { kind: 'newcomer', name, holderId: null } as const;
    const sentence = known
      ? MESSAGES.newcomerHasName.replace('{name}', known.name)
      : await propose(tx, writeContext, linked, { deviceHash, proposed, name });
    return sentence === null ? null : { asked: { kind: 'newcomer', sentence, name: typed } };
  });
}

/** A device that has proposed nothing changes nothing. */
export function withdrawProposal(context: Context, asking: Asking): Promise<Answered | null> {
  return asDevice(context, asking, async ({ tx, writeContext, linked: { list }, deviceHash }) => {
    if (await deleteProposals(tx, list, [deviceHash]))
      writeContext.recordChange('list', list.listId);
    return null;
  });
}

/** The player whom another says to drop out does so, as by the own NO VOY, or stays. */
export function decideDropOut(
  context: Context,
  asking: Asking,
  { proposal, answer }: DropOutInput,
): Promise<Answered | null> {
  return asDevice(context, asking, async ({ tx, writeContext, linked }) => {
    const { list, open, matches, playersIn, keyOf, holder } = linked;
    const one = open.find(({ id }) => keyOf(id) === proposal);
    const isOwn = one?.kind === 'drop-out' && one.playerId === holder;
    const match = isOwn ? matches.find(({ id }) => id === one.matchId) : undefined;
    const players = match && playersIn(match);
    const player = players?.roster.find(({ id }) => id === holder);
    if (!one || !match || !players || !player)
      return { asked: { kind: 'refused', sentence: MESSAGES.dropOutGone, given: null } };
    writeContext.recordChange('list', list.listId);
    if (answer === 'no') {
      await dismiss(tx, list, one, match.startsAt);
      return null;
    }
    await deleteProposals(tx, list, [one.deviceHash]);
    await storeWithTeams(tx, writeContext, {
      match,
      players,
      player,
      answer: 'declined',
      comment: undefined,
      authorId: null,
      isUndo: false,
    });
    return null;
  });
}
