import { type Match, WEEKDAYS } from '@picadito/domain';
import type { MatchChoices } from './chip-choices.ts';
import type { MatchForm, Refuse } from './match-form.ts';
import {
  type FormDetail,
  firstDate,
  followDate,
  type MatchValues,
  NO_MATCH,
  previewOf,
} from './match-values.ts';
import { useController } from 'react-hook-form';
import { ListField } from '../../players/lists/list-field.tsx';
import { DateInput, TimeInput } from '../../forms/when-input.tsx';
import { paths } from '../../lib/paths.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Chips } from '../../ui/inputs/chips.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { isOwn, ownerText } from '../../helpers/may.ts';
import { useLists } from '../../players/lists/lists.ts';

export type ControlProps<Sent> = {
  form: MatchForm<Sent>;
  refuse: Refuse;
  typed: MatchValues;
  error: string | undefined;
  /** Text next to the label that says where the value comes from, such as 'del mensaje'. */
  mark: string | undefined;
  /** Today's date for the organiser, YYYY-MM-DD. */
  today: string;
  /** The match to edit; null for a new match. */
  match: Match | null;
  choices: MatchChoices | null;
};

/** Control for the date, with chips for likely days; a new date moves the weekday of a new weekly match. */
export function DateControl<Sent>({
  form,
  refuse,
  typed,
  error,
  mark,
  today,
  match,
  choices,
}: ControlProps<Sent>) {
  const { date, recurringDay } = typed;
  const { field } = useController({ control: form.control, name: 'date' });
  const change = (next: string) => {
    form.clearErrors('date');
    field.onChange(next);
    form.setValue('recurringDay', followDate(match, recurringDay, date, next));
  };
  return (
    <Field
      label="Fecha"
      mark={mark}
      hint={date ? (previewOf({ ...NO_MATCH, date }).date ?? 'DD/MM/YYYY') : 'DD/MM/YYYY'}
      error={error}
    >
      {(aria) => (
        <>
          <Chips label="Días" choices={choices?.days ?? []} value={date} onChoose={change} />
          <DateInput
            aria={aria}
            today={today}
            min={match ? firstDate(match, today) : today}
            value={date}
            onChange={change}
            onProblem={(sentence, text) => void refuse('date', sentence, text)}
            inputRef={field.ref}
          />
        </>
      )}
    </Field>
  );
}

export function TimeControl<Sent>({
  form,
  refuse,
  typed,
  error,
  mark,
  choices,
}: ControlProps<Sent>) {
  const { field } = useController({ control: form.control, name: 'time' });
  const change = (next: string) => {
    form.clearErrors('time');
    field.onChange(next);
  };
  return (
    <Field label="Hora" mark={mark} hint="Formato de 24 h, por ejemplo 18:30" error={error}>
      {(aria) => (
        <>
          <Chips
            label="Turnos"
            choices={choices?.hours ?? []}
            value={typed.time}
            onChoose={(hour) => {
              change(hour);
              // An organiser without earlier matches has only the place left to type, so the keyboard of the phone
              // opens for it.
              const isNext = typed.date !== '' && typed.location === '' && !choices?.places.length;
              if (isNext && matchMedia('(pointer: coarse)').matches) form.setFocus('location');
            }}
          />
          <TimeInput
            aria={aria}
            value={typed.time}
            onChange={change}
            onProblem={(sentence, text) => void refuse('time', sentence, text)}
            inputRef={field.ref}
          />
        </>
      )}
    </Field>
  );
}

export function LocationControl<Sent>({ form, typed, error, mark, choices }: ControlProps<Sent>) {
  return (
    <Field label="Lugar" mark={mark} error={error}>
      {(aria) => (
        <>
          <Chips
            label="Canchas de antes"
            choices={choices?.places ?? []}
            value={typed.location}
            onChoose={(location) => {
              form.clearErrors('location');
              form.setValue('location', location);
            }}
          />
          <TextInput
            {...aria}
            placeholder="Por ejemplo, Cancha Núñez"
            autoComplete="off"
            {...registered(form, 'location')}
          />
        </>
      )}
    </Field>
  );
}

/**
 * Control for the list of the match, which a helper cannot change. React controls its value, because a draft may
 * contain the value before the options are loaded.
 */
export function ListControl<Sent>({ form, error, match }: ControlProps<Sent>) {
  const { field } = useController({ control: form.control, name: 'listId' });
  const lists = useLists().data;
  if (match && !isOwn(match)) {
    const name = lists?.find(({ id }) => id === match.listId)?.name;
    return (
      <p>
        <span className="block font-bold">Lista de jugadores</span>
        {name} <span className="text-mute">{ownerText(match)}</span>
      </p>
    );
  }
  return (
    <ListField
      value={field.value}
      error={error}
      stored={match?.listId}
      next={paths.createMatch}
      inputRef={field.ref}
      onChange={(listId) => {
        form.clearErrors('listId');
        field.onChange(listId);
      }}
    />
  );
}

export function RecurringControl<Sent>({ form }: ControlProps<Sent>) {
  return (
    <Checkbox
      label="Partido recurrente: se repite todas las semanas"
      {...form.register('isRecurring', { onChange: () => form.clearErrors('recurringDay') })}
    />
  );
}

/** Control for the weekday of a weekly match; renders nothing for another match. */
export function WeekdayControl<Sent>({ form, typed, error }: ControlProps<Sent>) {
  if (!typed.isRecurring) return null;
  return (
    <Field label="Día de la semana" error={error}>
      {(aria) => (
        <Select {...aria} {...registered(form, 'recurringDay')}>
          <option value="">Elegí un día</option>
          {WEEKDAYS.map((name, day) => (
            <option key={name} value={String(day)}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/**
 * Registers a control with the form and returns its props. The control's error disappears as soon as the value changes.
 */
function registered<Sent>(form: MatchForm<Sent>, detail: FormDetail) {
  return form.register(detail, { onChange: () => form.clearErrors(detail) });
}
