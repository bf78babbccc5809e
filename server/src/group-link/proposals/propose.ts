import { MATCH_DURATION_MS, replacedBy, type Proposal, type Proposed } from '@picadito/domain';
import {
  deleteProposals,
  dismissProposal,
  storeProposal,
} from '../../store/tables/group-link/proposals.ts';
import { timestamp } from '../../store/timestamps.ts';
import type { Writer } from '../../store/store.ts';
import type { WriteContext } from '../../transactions/write.ts';
import type { Linked } from '../page/read-page.ts';

type Making = { deviceHash: string; proposed: Proposed };

/**
 * Stores a proposal. Deletes the proposals that it replaces, and all stale proposals of the list: neither open nor
 * dismissed for the current matches.
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
      : replacedBy(proposals, proposed);
  const gone = new Set([...stale, ...replaced].map(({ id }) => id));
  await deleteProposals(tx, list, [...gone]);
  await storeProposal(tx, { ...list, deviceHash }, { ...proposed, madeAt: nextTimestamp() });
  recordChange('list', list.listId);
}

type OfList = { userId: string; listId: string };

/** Marks a proposal as dismissed until the match is over. `startsAt` is in epoch milliseconds. */
export function dismiss(
  tx: Writer,
  list: OfList,
  { id }: Pick<Proposal, 'id'>,
  startsAt: number,
): Promise<void> {
  return dismissProposal(tx, list, id, timestamp(startsAt + MATCH_DURATION_MS));
}
