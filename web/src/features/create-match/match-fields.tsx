import { type Match, MESSAGES, WEEKDAYS } from '@picadito/domain';
import { useController, useWatch } from 'react-hook-form';
import { ListField } from '../../components/list-field.tsx';
import { saidOnce } from '../../components/said-once.ts';
import { paths } from '../../lib/paths.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { followDate, type MatchForm, type MatchValues, NO_MATCH, previewOf } from './match-form.ts';

const MISSING = { date: 'Elegí la fecha.', time: 'Elegí la hora.', location: 'Escribí el lugar.' };

/**
 * When, where, who and whether it repeats. Times and dates are the browser's own inputs; `from` is the first
 * day that they offer. `match` is the one that is edited.
 */
export function MatchFields<Sent>({
  form,
  from,
  match,
}: {
  form: MatchForm<Sent>;
  from: string;
  match: Match | null;
}) {
  const { errors } = form.formState;
  const said = saidOnce(errors, MESSAGES.matchIncomplete, MISSING);
  const typed = useWatch({ control: form.control });
  const { date = '', recurringDay = '', isRecurring = false } = typed;
  const clear = (field: keyof MatchValues) => () => form.clearErrors(field);
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Fecha"
          hint={date ? (previewOf({ ...NO_MATCH, date }).date ?? 'DD/MM/YYYY') : 'DD/MM/YYYY'}
          error={said.date}
        >
          {(aria) => (
            <TextInput
              {...aria}
              type="date"
              min={from}
              {...form.register('date', {
                onChange: (event: { target: { value: string } }) => {
                  form.clearErrors('date');
                  form.setValue('recurringDay', followDate(recurringDay, date, event.target.value));
                },
              })}
            />
          )}
        </Field>
        <Field label="Hora" hint="Formato de 24 h, por ejemplo 18:30" error={said.time}>
          {(aria) => (
            <TextInput
              {...aria}
              type="time"
              {...form.register('time', { onChange: clear('time') })}
            />
          )}
        </Field>
      </div>
      <Field label="Lugar" error={said.location}>
        {(aria) => (
          <TextInput
            {...aria}
            placeholder="Por ejemplo, Cancha Núñez"
            autoComplete="off"
            {...form.register('location', { onChange: clear('location') })}
          />
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
