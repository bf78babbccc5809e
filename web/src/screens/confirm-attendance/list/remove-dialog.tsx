import type { Match, MatchPlayer } from '@picadito/domain';
import { useRemoveFromMatch } from '../../../matches/change-roster.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { toast, toastError } from '../../../ui/toast/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PLAYER_FAILURES } from '../../../players/failures.ts';

/** Dialog that asks before a player is removed from this match; the player stays in the list of players. */
export function RemoveDialog({
  match,
  player,
  onDone,
}: {
  match: Match;
  player: MatchPlayer | null;
  onDone: () => void;
}) {
  const remove = useRemoveFromMatch(match.id);

  async function leave({ id, name }: MatchPlayer) {
    try {
      await remove.mutateAsync(id);
      toast({
        title: 'Jugador eliminado',
        description: `${name} ya no está en este partido.`,
        isEcho: true,
      });
    } catch (error) {
      const action = PLAYER_FAILURES.delete;
      toastError(failureSentence(error, { action }));
    }
    onDone();
  }

  return (
    <ConfirmDialog
      open={player !== null}
      title={`¿Sacar a ${player?.name ?? ''} de este partido?`}
      confirmLabel="ELIMINAR"
      busy={remove.isPending}
      onConfirm={() => {
        if (player && !remove.isPending) void leave(player);
      }}
      onCancel={onDone}
    >
      <p>
        Pierde su confirmación y su lugar en los equipos. En tu lista de jugadores sigue estando.
      </p>
    </ConfirmDialog>
  );
}

/**
 * Returns `askToRemove`, which opens a dialog before a player is removed from the match, and `question`, that dialog.
 * `fallback` is the element that gets the focus after the removal, because the player's row had the focus and is gone.
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
