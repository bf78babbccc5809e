import type { Match, MatchPlayer } from '@picadito/domain';
import { useState } from 'react';
import { proposalsText, type ShownProposal } from '../../../answers/proposals.ts';
import { useLazyDialog } from '../../../forms/use-lazy-dialog.ts';
import { Icon } from '../../../ui/icon.tsx';

type Props = {
  match: Match;
  players: readonly MatchPlayer[];
  /** Returns the short name of a player. */
  nameOf: (playerId: string) => string;
  proposals: readonly ShownProposal[];
};

/** One line, however many they are: it opens them. The dialog stays, whatever comes before the line. */
export function useProposalsNotice({ match, players, nameOf, proposals }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./proposals-dialog.tsx').then((code) => code.ProposalsDialog),
  );
  const isAny = proposals.length > 0;
  return {
    line: isAny && (
      <button
        type="button"
        className="notice-line"
        onClick={() => void whenLoaded(() => setIsOpen(true))}
      >
        <span className="line-clamp-1 min-w-0 grow wrap-anywhere">
          {proposalsText(proposals, nameOf)}
        </span>
        <span className="shrink-0 font-display text-d4 text-coin">VER</span>
        <Icon name="right" />
      </button>
    ),
    dialog: Dialog && (
      <Dialog
        isOpen={isOpen && isAny}
        {...{ match, players, nameOf, proposals }}
        onClose={() => setIsOpen(false)}
      />
    ),
  };
}
