import type { MatchPlayer } from '@picadito/domain';
import { type ReactNode, useState } from 'react';
import { useLazyDialog } from '../../../forms/use-lazy-dialog.ts';
import { useAbsence } from '../../../players/use-absence.tsx';
import type { CardActions } from './player-menu.tsx';

/**
 * Returns the actions that open a dialog about a player, and the dialogs: until which day the player is away, and the
 * level of a guest. `away` has the last day of each absence by player id.
 */
export function usePlayerDialogs(
  matchId: string,
  players: readonly MatchPlayer[],
  away: ReadonlyMap<string, string>,
): { open: Pick<CardActions, 'onAway' | 'onLevel'>; dialogs: ReactNode } {
  const absence = useAbsence(away);
  const [guestId, setGuestId] = useState<string | null>(null);
  const level = useLazyDialog(() =>
    import('./guest-level-dialog.tsx').then((code) => code.GuestLevelDialog),
  );
  return {
    open: {
      onAway: absence.ask,
      onLevel: ({ id }) => void level.whenLoaded(() => setGuestId(id)),
    },
    dialogs: (
      <>
        {absence.dialog}
        {level.Dialog && (
          <level.Dialog
            matchId={matchId}
            player={players.find(({ id }) => id === guestId) ?? null}
            onClose={() => setGuestId(null)}
          />
        )}
      </>
    ),
  };
}
