import {
  isAskedAgain,
  replacedProposals,
  type Proposal,
  type Proposed,
  type ShownPerson,
} from '@picadito/domain';
import {
  deleteProposals,
  dismissProposal,
  storeProposal,
} from '../../store/tables/group-link/proposals.ts';
import type { Writer } from '../../store/store.ts';
import type { WriteContext } from '../../transactions/write.ts';
import { storeSender, type Recognised, type Sender } from '../devices/device.ts';
import type { Linked } from '../page/read-page.ts';

type Making = { deviceHash: string; proposed: Proposed };

/**
 * Stores a proposal. Deletes the proposals that it replaces, and all proposals of the list that are neither open nor
 * dismissed for a match on the page.
 */
export async function propose(
  tx: Writer,
  { nextTimestamp, recordChange }: Pick<WriteContext, 'nextTimestamp' | 'recordChange'>,
  { list, proposals, open, dismissed }: Linked,
  { deviceHash, proposed }: Making,
): Promise<void> {
  const standing = new Set([...open, ...dismissed]);
  const stale = proposals.filter((one) => !standing.has(one));
  const replaced =
    proposed.kind === 'newcomer'
      ? proposals.filter((one) => one.kind === 'newcomer' && one.deviceHash === deviceHash)
      : replacedProposals(proposals, proposed);
  const gone = new Set([...stale, ...replaced].map(({ id }) => id));
  await deleteProposals(tx, list, [...gone]);
  await storeProposal(tx, { ...list, deviceHash }, { ...proposed, madeAt: nextTimestamp() });
  recordChange('list', list.listId);
}

type OfList = { userId: string; listId: string };

/** Marks a proposal as dismissed until the match is over. `endsAt` is a timestamp. */
export function dismiss(
  tx: Writer,
  list: OfList,
  { id }: Pick<Proposal, 'id'>,
  endsAt: string,
): Promise<void> {
  return dismissProposal(tx, list, id, endsAt);
}

type WaitingAnswer = {
  linked: Linked;
  /** The player, in the form in which the page shows players of the match. */
  person: ShownPerson;
  recognised: Recognised;
  sender: Sender;
  deviceHash: string;
  proposed: Proposed & { kind: 'answer' };
};

/**
 * Stores an answer that needs a decision as a proposal, unless accepting it would change nothing. The device does not
 * come to own a free name with an answer that waits.
 */
export async function storeWaiting(
  tx: Writer,
  writeContext: WriteContext,
  { linked, person, recognised, sender, deviceHash, proposed }: WaitingAnswer,
): Promise<void> {
  const { matchId } = proposed;
  if (recognised.speaking !== 'takes')
    await storeSender(tx, writeContext, sender, { ...recognised, matchId });
  if (wouldChange(person, proposed)) {
    await propose(tx, writeContext, linked, { deviceHash, proposed });
    return;
  }
  // The answer changes nothing, but it replaces an earlier proposal of this device about the name.
  const { playerId } = proposed;
  const before = linked.open.filter(
    (one) =>
      one.kind === 'answer' &&
      one.deviceHash === deviceHash &&
      one.matchId === matchId &&
      one.playerId === playerId,
  );
  if (before.length === 0) return;
  await deleteProposals(
    tx,
    linked.list,
    before.map(({ id }) => id),
  );
  writeContext.recordChange('list', linked.list.listId);
}

/**
 * Tells whether accepting a proposed answer would change the player's current state. A VOY of a player who is in or on
 * the waitlist may still matter: it confirms on the day of the match, or accepts a free place.
 */
function wouldChange(person: ShownPerson, { answer }: WaitingAnswer['proposed']): boolean {
  if (answer === 'declined') return person.state !== 'out';
  if (answer === 'maybe') return person.state !== 'maybe';
  const isGoing = person.state === 'in' || person.state === 'queued';
  return !isGoing || isAskedAgain(person);
}
