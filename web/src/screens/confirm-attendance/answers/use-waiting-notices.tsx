import type { Match, MatchAnswers } from '@picadito/domain';
import { type ReactNode, useState } from 'react';
import { lastTimeText, newcomersText } from '../../../waitlist/waiting-text.ts';
import { useLazyDialog } from '../../../forms/use-lazy-dialog.ts';
import { A_MINUTE_MS, useNow } from '../../../lib/clock.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Notice } from './notices.tsx';
import { ClaimRow, ProposalRow } from './waiting-rows.tsx';

type Props = {
  match: Match;
  nameOf: (playerId: string) => string;
  waiting: Pick<MatchAnswers, 'claims' | 'proposals'>;
};

/**
 * Returns the notices that need a decision of the organiser: one for each claimed name, one for each proposal about a
 * player, and one for all newcomers together, which opens `dialog`. The dialog is not part of a notice, so that it
 * stays open when the order of the notices changes.
 */
export function useWaitingNotices({ match, nameOf, waiting: { claims, proposals } }: Props): {
  notices: Notice[];
  dialog: ReactNode;
} {
  const [isOpen, setIsOpen] = useState(false);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./newcomers-dialog.tsx').then((code) => code.NewcomersDialog),
  );
  const { id, listId, timeZone } = match;
  const now = useNow(A_MINUTE_MS);
  const newcomers = proposals.filter((one) => one.kind === 'newcomer');
  const aboutPlayers = proposals.filter((one) => one.kind !== 'newcomer');
  const ofClaims =
    listId === null
      ? []
      : claims.map((claim) => ({
          key: `claim ${claim.playerId}`,
          content: <ClaimRow match={match} listId={listId} claim={claim} />,
        }));
  const ofProposals = aboutPlayers.map((proposal) => ({
    key: proposal.id,
    content: <ProposalRow match={match} nameOf={nameOf} proposal={proposal} />,
  }));
  const line = (
    <button
      type="button"
      className="notice-line"
      onClick={() => void whenLoaded(() => setIsOpen(true))}
    >
      <span className="line-clamp-1 min-w-0 grow wrap-anywhere">{newcomersText(newcomers)}</span>
      <span className="shrink-0 text-sm text-mute tabular-nums">
        {lastTimeText(newcomers, { now, timeZone })}
      </span>
      <span className="shrink-0 font-display text-d4 text-coin">VER</span>
      <Icon name="right" />
    </button>
  );
  const isAny = newcomers.length > 0;
  return {
    notices: [
      ...ofClaims,
      ...ofProposals,
      ...(isAny ? [{ key: `newcomers ${id}`, content: line }] : []),
    ],
    dialog: Dialog && (
      <Dialog
        isOpen={isOpen && isAny}
        match={match}
        newcomers={newcomers}
        onClose={() => setIsOpen(false)}
      />
    ),
  };
}
