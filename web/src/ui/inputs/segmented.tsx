import { useId } from 'react';

/** Renders a few alternatives in a row as radio buttons, so that the arrow keys move between them. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap border-2 border-line bg-raised">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 flex-1 wrap-normal cursor-pointer items-center justify-center gap-2 px-1 py-1 text-center font-display text-d4 tracking-wide has-checked:bg-ink has-checked:text-panel has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-cyan"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
