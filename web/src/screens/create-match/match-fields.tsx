import { type Match, MESSAGES, WEEKDAYS } from '@picadito/domain';
import { useController, useWatch } from 'react-hook-form';
import { ListField } from '../../players/lists/list-field.tsx';
import { fieldMessages } from '../../forms/field-messages.ts';
import { paths } from '../../lib/paths.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import type { MatchChoices } from './chip-choices.ts';
import { Chips } from './chips.tsx';
import { followDate, type MatchForm, type MatchValues, NO_MATCH, previewOf } from './match-form.ts';

const MISSING = { date: 'Elegí la fecha.', time: 'Elegí la hora.', location: 'Escribí el lugar.' };

/**
 * When, where, who and whether it repeats. Times and dates are the browser's own inputs; `from` is the first
 * day that they offer. `match` is the one that is edited. `choices` are a tap each.
 */
export function MatchFields<Sent>({
  form,
  from,
  match,
  choices,
}: {
  form: MatchForm<Sent>;
  from: string;
  match: Match | null;
  choices: MatchChoices | null;
}) {
  const { errors } = form.formState;
  const said = fieldMessages(errors, MESSAGES.matchIncomplete, MISSING);
  const typed = useWatch({ control: form.control });
  const { date = '', time = '', location = '', recurringDay = '', isRecurring = false } = typed;
  const clear = (field: keyof MatchValues) => () => form.clearErrors(field);
  const dateChanged = (next: string) => {
    form.clearErrors('date');
    form.setValue('recurringDay', followDate(recurringDay, date, next));
  };
  const choose = (field: 'time' | 'location') => (value: string) => {
    form.clearErrors(field);
    form.setValue(field, value);
  };
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Fecha"
          hint={date ? (previewOf({ ...NO_MATCH, date }).date ?? 'DD/MM/YYYY') : 'DD/MM/YYYY'}
          error={said.date}
        >
          {(aria) => (
            <>
              <Chips
                label="Días"
                choices={choices?.days ?? []}
                value={date}
                onChoose={(day) => {
                  form.setValue('date', day);
                  dateChanged(day);
                }}
              />
              <TextInput
                {...aria}
                type="date"
                min={from}
                {...form.register('date', {
                  onChange: (event: { target: { value: string } }) =>
                    dateChanged(event.target.value),
                })}
              />
            </>
          )}
        </Field>
        <Field label="Hora" hint="Formato de 24 h, por ejemplo 18:30" error={said.time}>
          {(aria) => (
            <>
              <Chips
                label="Turnos"
                choices={choices?.hours ?? []}
                value={time}
                onChoose={choose('time')}
              />
              <TextInput
                {...aria}
                type="time"
                {...form.register('time', { onChange: clear('time') })}
              />
            </>
          )}
        </Field>
      </div>
      <Field label="Lugar" error={said.location}>
        {(aria) => (
          <>
            <Chips
              label="Canchas de antes"
              choices={choices?.places ?? []}
              value={location}
              onChoose={choose('location')}
            />
            <TextInput
              {...aria}
              placeholder="Por ejemplo, Cancha Núñez"
              autoComplete="off"
              {...form.register('location', { onChange: clear('location') })}
            />
          </>
        )}
      </Field>
      <MatchList form={form} match={match} />
      <div className="flex flex-col gap-3">
        <Checkbox
          label="Partido recurrente: se repite todas las semanas"
          {...form.register('isRecurring', { onChange: clear('recurringDay') })}
        />
        {isRecurring && (
          <Field label="Día de la semana" error={errors.recurringDay?.message}>
            {(aria) => (
              <Select
                {...aria}
                {...form.register('recurringDay', { onChange: clear('recurringDay') })}
              >
                <option value="">Elegí un día</option>
                {WEEKDAYS.map((name, day) => (
                  <option key={name} value={String(day)}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
    </div>
  );
}

/** Controlled: the value may be known before the options are. */
function MatchList<Sent>({ form, match }: { form: MatchForm<Sent>; match: Match | null }) {
  const { field, fieldState } = useController({ control: form.control, name: 'listId' });
  return (
    <ListField
      value={field.value}
      error={fieldState.error?.message}
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
