import { WEEKDAYS } from '@picadito/domain';
import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { FieldError } from '../../ui/inputs/field.tsx';

type RadioProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'onChange' | 'onBlur'> & {
  ref: Ref<HTMLInputElement>;
};

/** Shows the weekdays as a radio group with values '0' (Sunday) to '6'; arrow keys move between the days. */
export function WeekdayPicker({
  legend,
  error,
  radio,
}: {
  legend: string;
  error: string | undefined;
  /** The props of each radio button, from the form's `register`. */
  radio: RadioProps;
}) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-bold">{legend}</legend>
      <div className="grid grid-cols-4 gap-0.5 big-text:grid-cols-3 min-[24.25rem]:grid-cols-7">
        {WEEKDAYS.map((name, day) => (
          <label
            key={name}
            className={`flex min-h-12 cursor-pointer items-center justify-center tile ${error ? 'border-danger!' : ''} font-display text-d4 tracking-wide select-none has-checked:border-coin has-checked:bg-coin has-checked:text-void has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cyan`}
          >
            <input
              {...radio}
              type="radio"
              value={String(day)}
              aria-label={name}
              className="sr-only"
            />
            <span aria-hidden="true">{name.slice(0, 3)}</span>
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
