import { judgeProposal, MATCH_DURATION_MS, type Proposed } from '@picadito/domain';
import {
  deleteProposals,
  dismissProposal,
  storeProposal,
} from '../../store/tables/answers/proposals.ts';
import { timestamp } from '../../store/timestamps.ts';
import type { Writer } from '../../store/transaction.ts';
import type { WriteContext } from '../../transactions/write.ts';
import type { Linked } from '../page/read-page.ts';

type Making = {
  deviceHash: string;
  proposed: Proposed;
  /** How the page shows whom it is about. */
  name: string;
};

/** Stores what others are to decide. Why not, where it is one too many; one that is there already changes nothing. */
export async function propose(
  tx: Writer,
  { nextTimestamp, recordChange }: WriteContext,
  { list, proposals, open, dismissed }: Linked,
  making: Making,
): Promise<string | null> {
  const judged = judgeProposal(open, making);
  if (judged === 'known') return null;
  if (judged !== 'new') return judged.sentence;
  const told = new Set([...open, ...dismissed]);
  const stale = proposals.filter((one) => !told.has(one));
  await deleteProposals(
    tx,
    list,
    stale.map(({ deviceHash }) => deviceHash),
  );
  const { deviceHash, proposed } = making;
  await storeProposal(tx, { ...list, deviceHash }, { ...proposed, madeAt: nextTimestamp() });
  recordChange('list', list.listId);
  return null;
}

/** Its device reads so until that match is over. `startsAt`: epoch milliseconds. */
export function dismiss(
  tx: Writer,
  list: { userId: string; listId: string },
  { deviceHash }: { deviceHash: string },
  startsAt: number,
): Promise<void> {
  return dismissProposal(tx, { ...list, deviceHash }, timestamp(startsAt + MATCH_DURATION_MS));
}
