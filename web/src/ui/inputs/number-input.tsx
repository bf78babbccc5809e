import { TextInput } from './text-input.tsx';

/** A blank stands for an input that the user has emptied, because the empty text stands for the usual value. */
const EMPTIED = ' ';

/** Input for a whole number of up to three digits. */
export function NumberInput({
  value,
  inputRef,
  onChange,
  ...aria
}: {
  id: string;
  value: string;
  inputRef: ((element: HTMLElement | null) => void) | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <TextInput
      {...aria}
      ref={inputRef ?? null}
      className="max-w-24"
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      value={value === EMPTIED ? '' : value}
      onChange={(event) => onChange(event.target.value || EMPTIED)}
    />
  );
}
