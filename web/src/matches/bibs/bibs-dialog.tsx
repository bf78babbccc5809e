import { Button } from '../../ui/button.tsx';
import { CloseButton, Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ITEM } from '../../ui/menu.tsx';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import { BIBS_FAILURES, useBibs, useSetBibs } from './bibs.ts';

/** Asks who takes the bibs and the ball home after a match. Who has taken them least comes first. */
export function BibsDialog({ matchId, onClose }: { matchId: string | null; onClose: () => void }) {
  return (
    <Dialog isOpen={matchId !== null} title="¿Quién se las lleva?" onClose={onClose}>
      {matchId !== null && <Takers matchId={matchId} onClose={onClose} />}
      <CloseButton onClose={onClose} />
    </Dialog>
  );
}

function Takers({ matchId, onClose }: { matchId: string; onClose: () => void }) {
  const { data, isError, refetch } = useBibs(matchId);
  const { mutateAsync: set, isPending } = useSetBibs(matchId);

  async function take(playerId: string | null, name: string): Promise<void> {
    try {
      await set(playerId);
      const description = playerId === null ? 'No se las lleva nadie.' : `Se las lleva ${name}.`;
      toast({ title: 'Pecheras y pelota', description, isEcho: true });
      onClose();
    } catch (error) {
      toastError(failureSentence(error, { action: BIBS_FAILURES.save }));
    }
  }

  if (isError && !data)
    return <LoadError onRetry={() => void refetch()}>{BIBS_FAILURES.load}</LoadError>;
  if (!data) return <Loading />;
  if (data.players.length === 0) return <p className="mt-3">Para ese partido no hay nadie.</p>;
  return (
    <div aria-busy={isPending || undefined}>
      <p className="mt-2 mb-3 text-mute">Arriba, quien menos veces se las llevó.</p>
      <ul className="flex flex-col gap-1">
        {data.players.map(({ playerId, name, times }) => (
          <li key={playerId}>
            <button
              type="button"
              className={`${ITEM} bg-raised`}
              aria-pressed={playerId === data.takenBy}
              onClick={() => void take(playerId, name)}
            >
              {playerId === data.takenBy && <Icon name="check" className="text-grass" />}
              <span className="min-w-0 flex-1 font-sans text-base font-bold wrap-anywhere">
                {name}
              </span>
              <span className="shrink-0 font-sans text-sm text-mute">{timesText(times)}</span>
            </button>
          </li>
        ))}
      </ul>
      {data.takenBy !== null && (
        <div className="mt-4 flex *:grow">
          <Button variant="ghost" onClick={() => void take(null, '')}>
            NADIE
          </Button>
        </div>
      )}
    </div>
  );
}

function timesText(times: number): string {
  if (times === 0) return 'nunca';
  return times === 1 ? 'una vez' : `${times} veces`;
}
