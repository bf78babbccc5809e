import type { Proposal } from '../answers/proposals.ts';
import type { GroupPage } from './shown-page.ts';

type Reading = {
  holder: string | null;
  device: string | null;
  open: readonly Proposal[];
  dismissed: readonly Proposal[];
  claims: readonly string[];
  keyOf: (id: string) => string;
  nameOf: (id: string) => string;
};

/** That others wait is all that a page tells of them: each is for those who decide it. */
export function shownProposals({
  holder,
  device,
  open,
  dismissed,
  claims,
  keyOf,
  nameOf,
}: Reading): Pick<GroupPage, 'proposals' | 'proposal' | 'dropOuts'> {
  const own = [...open, ...dismissed].find(({ deviceHash }) => deviceHash === device);
  return {
    proposals: [...open.map(({ id }) => id), ...claims].map(keyOf).toSorted(),
    proposal: own ? ownProposal(own) : null,
    dropOuts: open.flatMap((one) => {
      if (one.kind !== 'drop-out' || one.playerId !== holder) return [];
      const by = nameOf(one.authorId) || 'alguien';
      return [{ key: keyOf(one.id), match: keyOf(one.matchId), by }];
    }),
  };

  function ownProposal(one: Proposal): GroupPage['proposal'] {
    const isDismissed = one.dismissedUntil !== null;
    if (one.kind === 'newcomer') return { kind: 'newcomer', name: one.name, isDismissed };
    const [name, match] = [nameOf(one.playerId), keyOf(one.matchId)];
    return { kind: 'drop-out', name, match, isDismissed };
  }
}
