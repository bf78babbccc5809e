import type { Player } from '@picadito/domain';
import { useState } from 'react';
import { MERGE_FAILURES, useMergePlayers, useMerges, useSplitMerge } from '../../players/merges.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { ApiError } from '../../sync/http/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { toast, toastError } from '../../ui/toast/toasts.ts';

/**
 * Controls for a person who is on the list twice: they merge the other record into this player, and undo the last merge
 * for 24 hours.
 */
export function SamePerson({
  listId,
  player,
  others,
}: {
  listId: string;
  player: Player;
  others: readonly Player[];
}) {
  const [chosen, setChosen] = useState('');
  const [isAsking, setAsking] = useState(false);
  const merge = useMergePlayers();
  const other = others.find(({ id }) => id === chosen);

  async function mergeChosen(): Promise<void> {
    if (!other) return;
    try {
      await merge.mutateAsync({ id: player.id, otherId: other.id });
      toast({ title: 'Listo', description: `${other.name} y ${player.name} son uno.` });
      setChosen('');
    } catch (error) {
      toastError(sentenceOf(error, MERGE_FAILURES.merge));
    }
    setAsking(false);
  }

  return (
    <section
      aria-label={`Si ${player.name} está dos veces`}
      className="mt-5 flex flex-col gap-3 border-t-2 border-line pt-4"
    >
      <LastMerge listId={listId} player={player} />
      {others.length > 0 && <OtherRecord others={others} chosen={chosen} onChoose={setChosen} />}
      {other && (
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          SON EL MISMO
        </Button>
      )}
      <ConfirmDialog
        open={isAsking && other !== undefined}
        title={`¿${other?.name ?? ''} y ${player.name} son el mismo?`}
        confirmLabel="SON EL MISMO"
        busy={merge.isPending}
        onConfirm={() => void mergeChosen()}
        onCancel={() => setAsking(false)}
      >
        <p>
          Queda {player.name}, con su nivel y su número, y con los partidos, goles, votos y la plata
          de los dos. Podés deshacerlo por 24 horas.
        </p>
      </ConfirmDialog>
    </section>
  );
}

/** Dropdown for the other record of the person; `chosen` is the id of its choice, empty for none. */
function OtherRecord({
  others,
  chosen,
  onChoose,
}: {
  others: readonly Player[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  return (
    <Field label="¿Está dos veces en la lista?">
      {(aria) => (
        <Select {...aria} value={chosen} onChange={({ target }) => onChoose(target.value)}>
          <option value="">Elegí al repetido</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/**
 * Names the record that was merged into the player last, with a button that undoes this. Renders nothing without such a
 * merge.
 */
function LastMerge({ listId, player }: { listId: string; player: Player }) {
  const { data: merges = [] } = useMerges(listId);
  const split = useSplitMerge();
  const last = merges.find(({ playerId }) => playerId === player.id);
  if (!last) return null;

  async function undo(): Promise<void> {
    try {
      await split.mutateAsync(player.id);
      toast({ title: 'Listo', description: 'Son dos otra vez.' });
    } catch (error) {
      toastError(sentenceOf(error, MERGE_FAILURES.split));
    }
  }

  return (
    <p className="flex flex-wrap items-center justify-between gap-2">
      <span>También era {last.name}.</span>
      <Button variant="ghost" size="sm" loading={split.isPending} onClick={() => void undo()}>
        DESHACER
      </Button>
    </p>
  );
}

/** Returns the server's sentence for two players who cannot be merged or split, and the general one otherwise. */
function sentenceOf(error: unknown, action: string): string {
  if (error instanceof ApiError && error.status === 409 && error.problem)
    return error.problem.detail;
  return failureSentence(error, { action });
}
