import type { Match, MatchPlayer } from '@picadito/domain';
import { type ReactNode, type RefObject, useState } from 'react';
import { useLazyDialog } from '../../../forms/use-lazy-dialog.ts';

/**
 * Returns `askToRemove`, which asks before a player is taken out of the match, and the dialog. `fallback` gets the
 * focus when the player's row is removed.
 */
export function useRemoval(
  match: Match,
  fallback: RefObject<HTMLElement | null>,
): { askToRemove: (player: MatchPlayer) => void; question: ReactNode } {
  const [leaving, setLeaving] = useState<MatchPlayer | null>(null);
  const { Dialog, whenLoaded } = useLazyDialog(() =>
    import('./remove-dialog.tsx').then((code) => code.RemoveDialog),
  );

  function afterQuestion() {
    setLeaving(null);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) fallback.current?.focus();
    });
  }

  return {
    askToRemove: (player) => void whenLoaded(() => setLeaving(player)),
    question: Dialog && <Dialog match={match} player={leaving} onDone={afterQuestion} />,
  };
}
