import { absenceProblem, formatDate, isPlainDate } from '@picadito/domain';
import { type FormEvent, useState } from 'react';
import { SET_ABSENCE_FAILURE, useSetAbsence } from './set-absence.ts';
import { dateReader } from '../forms/read-when.ts';
import { DateInput } from '../forms/when-input.tsx';
import { useToday } from '../identity/today.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/inputs/field.tsx';
import { toast } from '../ui/toast/toasts.ts';

type Named = { id: string; name: string };
type AbsenceFormProps = {
  player: Named;
  /** The last day of the player's absence, or null. */
  until: string | null;
  onClose: () => void;
};

/** Asks until which day a player is away. Only the organiser sees it. */
export function AbsenceDialog({
  player,
  ...form
}: Omit<AbsenceFormProps, 'player'> & { player: Named | null }) {
  return (
    <Dialog isOpen={player !== null} title={player?.name ?? ''} onClose={form.onClose}>
      {player && <AbsenceForm player={player} {...form} />}
    </Dialog>
  );
}

function AbsenceForm({ player, until, onClose }: AbsenceFormProps) {
  const today = useToday();
  const [day, setDay] = useState(until ?? '');
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync: set, isPending } = useSetAbsence();

  async function store(next: string | null): Promise<void> {
    try {
      await set({ playerId: player.id, until: next });
      const description =
        next === null
          ? `${player.name} ya está.`
          : `${player.name} no está hasta el ${formatDate(next)}.`;
      toast({ title: 'Éxito', description, isEcho: true });
      onClose();
    } catch (failure) {
      setError(failureSentence(failure, { action: SET_ABSENCE_FAILURE }));
    }
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    const problem = problemOf(day, today);
    setError(problem);
    if (problem === null) void store(day);
  }

  return (
    <form noValidate className="mt-3 flex flex-col gap-5" onSubmit={save}>
      <Field
        label="No está hasta"
        hint="Ese día incluido. No se lo convoca ni se lo espera. Los jugadores no lo ven."
        error={error}
      >
        {(aria) => (
          <DateInput
            aria={aria}
            value={day}
            today={today}
            min={today}
            onChange={setDay}
            onProblem={setError}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-4">
        {until === null ? (
          <Button variant="ghost" className="grow sm:grow-0" onClick={onClose}>
            Cancelar
          </Button>
        ) : (
          <Button variant="ghost" className="grow sm:grow-0" onClick={() => void store(null)}>
            YA ESTÁ
          </Button>
        )}
        <Button type="submit" className="grow sm:grow-0" loading={isPending}>
          GUARDAR
        </Button>
      </div>
    </form>
  );
}

/** Returns the sentence that refuses what was typed as the last day of an absence, or null. */
function problemOf(day: string, today: string): string | null {
  if (isPlainDate(day)) return absenceProblem(day, today);
  if (day.trim() === '') return 'Poné hasta qué día no está.';
  const read = dateReader(today)(day);
  return read.ok ? absenceProblem(read.value, today) : read.error;
}
