import {
  type Match,
  type MatchAnswers,
  CAPACITY_MAX,
  CAPACITY_MIN,
  MESSAGES,
} from '@picadito/domain';
import { Dialog } from '../../../ui/dialog.tsx';
import { type FormEvent, useState } from 'react';
import { useSetAnswers, ANSWER_FAILURES } from '../../../waitlist/answers.ts';
import {
  changedSettings,
  chosenDeadline,
  chosenRegularsHour,
  storedDeadline,
  type ChosenDeadline,
} from '../../../waitlist/deadline.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Field, FieldError } from '../../../ui/inputs/field.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { DeadlineFields } from './deadline-fields.tsx';

/** Lets the organiser set the capacity of a match and until when players answer by the link. */
export function SettingsDialog({
  isOpen,
  match,
  answers,
  onClose,
}: {
  isOpen: boolean;
  match: Match;
  answers: MatchAnswers;
  onClose: () => void;
}) {
  return (
    <Dialog isOpen={isOpen} title="Respuestas por el link" onClose={onClose}>
      <SettingsForm match={match} answers={answers} onClose={onClose} />
    </Dialog>
  );
}

const CHOICES = [
  { value: 'none', label: 'Sin límite' },
  { value: 'before', label: '3 h antes' },
  { value: 'other', label: 'Otra hora' },
] as const;
const HOURS = CHOICES.filter(({ value }) => value !== 'none');
const REGULARS = [
  { value: 'none', label: 'No se guarda' },
  { value: 'other', label: 'Hasta una hora' },
] as const;

const STEP = 'grid size-12 shrink-0 place-items-center border-2 border-line hover:bg-raised';

/**
 * Form for the capacity, the deadline, and the hour until which regulars keep a place. Only changed settings are sent.
 */
export function SettingsForm({
  match,
  answers,
  onClose,
}: {
  match: Match;
  answers: MatchAnswers;
  onClose: () => void;
}) {
  // Changes are found by comparison with the settings at the time when the form was opened. A setting that another
  // device changes while the form is open is therefore not overwritten.
  const [before] = useState(answers);
  const [capacity, setCapacity] = useState(String(answers.capacity));
  const [deadline, setDeadline] = useState(() => chosenDeadline(answers.answersUntil, match));
  const [regulars, setRegulars] = useState(() => chosenRegularsHour(answers.regularsUntil, match));
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync: set, isPending } = useSetAnswers(match.id);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isCapacity(capacity)) return setError(MESSAGES.capacityInvalid);
    try {
      const form = {
        capacity: Number(capacity),
        answersUntil: storedDeadline(deadline, match),
        regularsUntil: storedDeadline(regulars, match),
      };
      await set(changedSettings(form, before));
      onClose();
    } catch (failure) {
      setError(failureSentence(failure, { action: ANSWER_FAILURES.set }));
    }
  }

  return (
    <form noValidate className="mt-3 flex flex-col gap-5" onSubmit={(event) => void save(event)}>
      <CapacityField value={capacity} onChange={setCapacity} />
      <Hours
        match={match}
        isRequired={answers.usualUntil !== null}
        {...{ deadline, regulars }}
        onDeadline={setDeadline}
        onRegulars={setRegulars}
      />
      {error !== null && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-4">
        <Button variant="ghost" className="grow sm:grow-0" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" className="grow sm:grow-0" loading={isPending}>
          GUARDAR
        </Button>
      </div>
    </form>
  );
}

type HoursProps = {
  match: Match;
  /** True if the match must have a deadline, because its autopilot makes the teams at that time. */
  isRequired: boolean;
  deadline: ChosenDeadline;
  regulars: ChosenDeadline;
  onDeadline: (chosen: ChosenDeadline) => void;
  onRegulars: (chosen: ChosenDeadline) => void;
};

/** Fields for the deadline of all players, and for the hour until which regulars keep a place. */
function Hours({ match, isRequired, deadline, regulars, onDeadline, onRegulars }: HoursProps) {
  return (
    <>
      <DeadlineFields
        match={match}
        label="Contestan hasta"
        choices={isRequired ? HOURS : CHOICES}
        hint="Después todavía se puede decir VOY; un NO SÉ ya no cuenta."
        chosen={deadline}
        onChange={onDeadline}
      />
      <DeadlineFields
        match={match}
        label="Los fijos contestan hasta"
        choices={REGULARS}
        hint="Hasta esa hora se les guarda el lugar a los fijos que no contestaron."
        chosen={regulars}
        onChange={onRegulars}
      />
    </>
  );
}

function isCapacity(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) >= CAPACITY_MIN && Number(text) <= CAPACITY_MAX;
}

function CapacityField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const step = (by: number) => {
    const next = (Number.parseInt(value, 10) || 0) + by;
    onChange(String(Math.min(CAPACITY_MAX, Math.max(CAPACITY_MIN, next))));
  };
  return (
    <Field label="Cupo" hint="Con el cupo lleno, los que siguen quedan de suplentes.">
      {(aria) => (
        <span className="flex gap-2">
          <button type="button" className={STEP} aria-label="Uno menos" onClick={() => step(-1)}>
            <Icon name="minus" />
          </button>
          <TextInput
            {...aria}
            className="text-center tabular-nums"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={value}
            onChange={({ target }) => onChange(target.value.trim())}
          />
          <button type="button" className={STEP} aria-label="Uno más" onClick={() => step(1)}>
            <Icon name="plus" />
          </button>
        </span>
      )}
    </Field>
  );
}
