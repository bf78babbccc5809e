import { longDate, type MatchFormat, MESSAGES, normaliseTime, weekdayName } from '@picadito/domain';
import { useController, useWatch } from 'react-hook-form';
import { ListField } from '../../players/lists/list-field.tsx';
import { fieldMessages } from '../../forms/field-messages.ts';
import { TimeInput } from '../../forms/when-input.tsx';
import { FormatControl } from '../../matches/format/format-control.tsx';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/clock.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { firstDate, type SeriesForm, type SeriesValues } from './recurring-form.ts';
import { WeekdayPicker } from './weekday-picker.tsx';

const MISSING = {
  recurringDay: 'Elegí el día.',
  time: 'Elegí la hora.',
  location: 'Escribí el lugar.',
};

/** Shows the fields of a weekly match: day, time, place and list (docs/specification.md#recurring-matches). */
export function SeriesFields({
  form,
  refuse,
  timeZone,
  usual,
}: {
  form: SeriesForm;
  refuse: (field: 'time', sentence: string, typed: string) => Promise<void>;
  timeZone: string;
  /** The format that the form begins with. */
  usual: MatchFormat;
}) {
  const { errors } = form.formState;
  const messages = fieldMessages(errors, MESSAGES.recurringIncomplete, MISSING);
  const clear = (field: keyof SeriesValues) => () => form.clearErrors(field);
  // The controls are registered in the order of the screen, because the first wrong one gets the focus.
  const day = form.register('recurringDay', { onChange: clear('recurringDay') });
  const { field: time } = useController({ control: form.control, name: 'time' });
  const location = form.register('location', { onChange: clear('location') });
  const { field: list } = useController({ control: form.control, name: 'listId' });
  return (
    <div className="flex flex-col gap-4 roomy:gap-3">
      <WeekdayPicker legend="Día de la semana" error={messages.recurringDay} radio={day} />
      <Field label="Hora" hint="Formato de 24 h, por ejemplo 18:30" error={messages.time}>
        {(aria) => (
          <TimeInput
            aria={aria}
            value={time.value}
            onChange={(next) => {
              form.clearErrors('time');
              time.onChange(next);
            }}
            onProblem={(sentence, typed) => void refuse('time', sentence, typed)}
            inputRef={time.ref}
          />
        )}
      </Field>
      <Field label="Lugar" error={messages.location}>
        {(aria) => (
          <TextInput
            {...aria}
            placeholder="Por ejemplo, Cancha Núñez"
            autoComplete="off"
            {...location}
          />
        )}
      </Field>
      <ListField
        value={list.value}
        error={errors.listId?.message}
        next={paths.recurringMatches}
        inputRef={list.ref}
        onChange={(listId) => {
          form.clearErrors('listId');
          list.onChange(listId);
        }}
      />
      <FormatControl usual={usual} />
      <FirstMatch form={form} timeZone={timeZone} />
    </div>
  );
}

const LOOK_EVERY_MS = 30_000;

/** Shows the date of the first match as soon as day and time are known. */
function FirstMatch({ form, timeZone }: { form: SeriesForm; timeZone: string }) {
  const [recurringDay, typed] = useWatch({
    control: form.control,
    name: ['recurringDay', 'time'],
  });
  const now = useNow(LOOK_EVERY_MS);
  const time = normaliseTime(typed);
  if (recurringDay === '' || time === null) return null;
  const date = firstDate({ recurringDay: Number(recurringDay), time }, timeZone, now);
  return (
    <p className="flex items-start gap-2.5">
      <Icon name="repeat" className="text-coin" />
      <span>
        El primero: {longDate(date)}, {time}. Se repite cada{' '}
        {weekdayName(Number(recurringDay)).toLocaleLowerCase('es')}.
      </span>
    </p>
  );
}
