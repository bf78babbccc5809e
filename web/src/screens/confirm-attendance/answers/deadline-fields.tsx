import { type Match, shortDate } from '@picadito/domain';
import {
  type ChosenDeadline,
  type DeadlineChoice,
  deadlineOptions,
} from '../../../waitlist/deadline.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { Segmented } from '../../../ui/inputs/segmented.tsx';
import { Select } from '../../../ui/inputs/select.tsx';

type Props = {
  match: Match;
  label: string;
  choices: readonly { value: DeadlineChoice; label: string }[];
  hint: string;
  chosen: ChosenDeadline;
  onChange: (chosen: ChosenDeadline) => void;
};

/** Fields for a deadline of the answers by the link: one of the given choices, or a chosen day and hour. */
export function DeadlineFields({ match, label, choices, hint, chosen, onChange }: Props) {
  const { choice, date, time } = chosen;
  const { days, times } = deadlineOptions(chosen, match);
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-2">
      <p className="font-bold" aria-hidden="true">
        {label}
      </p>
      <Segmented
        label={label}
        options={choices}
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
      <p className="text-sm text-mute">{hint}</p>
    </div>
  );
}
