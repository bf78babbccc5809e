import { type Match, shortDate } from '@picadito/domain';
import { type ChosenDeadline, deadlineOptions } from '../../../waitlist/deadline.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { Segmented } from '../../../ui/inputs/segmented.tsx';
import { Select } from '../../../ui/inputs/select.tsx';

const CHOICES = [
  { value: 'none', label: 'Sin límite' },
  { value: 'before', label: '3 h antes' },
  { value: 'other', label: 'Otra hora' },
] as const;

const HOURS = CHOICES.filter(({ value }) => value !== 'none');

type Props = {
  match: Match;
  /** True if the match must have a deadline, because its autopilot makes the teams at that time. */
  isRequired: boolean;
  chosen: ChosenDeadline;
  onChange: (chosen: ChosenDeadline) => void;
};

/**
 * Fields for the deadline of the answers by the link: no deadline, three hours before the match, or a chosen day and
 * hour.
 */
export function DeadlineFields({ match, isRequired, chosen, onChange }: Props) {
  const { choice, date, time } = chosen;
  const { days, times } = deadlineOptions(chosen, match);
  return (
    <div className="flex flex-col gap-2">
      <p className="font-bold" aria-hidden="true">
        Contestan hasta
      </p>
      <Segmented
        label="Contestan hasta"
        options={isRequired ? HOURS : CHOICES}
        value={choice}
        onChange={(next) => onChange({ ...chosen, choice: next })}
      />
      {choice === 'other' && (
        <div className="grid grid-cols-[3fr_2fr] gap-4">
          <Field label="Día">
            {(aria) => (
              <Select
                {...aria}
                value={date}
                onChange={({ target }) => onChange({ ...chosen, date: target.value })}
              >
                {days.map((day) => (
                  <option key={day} value={day}>
                    {shortDate(day).slice(0, -5)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Hora">
            {(aria) => (
              <Select
                {...aria}
                value={time}
                onChange={({ target }) => onChange({ ...chosen, time: target.value })}
              >
                {times.map((hour) => (
                  <option key={hour}>{hour}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
      <p className="text-sm text-mute">
        Después todavía se puede decir VOY; un NO SÉ ya no cuenta.
      </p>
    </div>
  );
}
