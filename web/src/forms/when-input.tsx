import { formatDate, isPlainDate } from '@picadito/domain';
import { type Ref, useRef, useState } from 'react';
import type { FieldAria } from '../ui/inputs/field.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { TextInput } from '../ui/inputs/text-input.tsx';
import { dateReader, readTypedTime, type ReadWhen } from './read-when.ts';

type WhenProps = {
  aria: FieldAria;
  /** The value as YYYY-MM-DD or HH:MM, or the typed text while it cannot be read. */
  value: string;
  onChange: (value: string) => void;
  /** Called when the user leaves the field with the text `typed`, which cannot be read. `sentence` explains why. */
  onProblem: (sentence: string, typed: string) => void;
  inputRef?: Ref<HTMLInputElement>;
};

type Kind = {
  type: 'date' | 'time';
  placeholder: string;
  picker: string;
  icon: IconName;
  read: ReadWhen;
  show: (value: string) => string;
};

/**
 * Renders a field for a date as DD/MM/YYYY in any language of the browser. A date without a year is the next one from
 * `today` on.
 */
export function DateInput({ today, min, ...props }: WhenProps & { today: string; min: string }) {
  const kind: Kind = {
    type: 'date',
    placeholder: 'DD/MM/YYYY',
    picker: 'Abrir calendario',
    icon: 'calendar',
    read: dateReader(today),
    show: (value) => (isPlainDate(value) ? formatDate(value) : value),
  };
  return <WhenInput {...props} kind={kind} min={min} />;
}

const TIME: Kind = {
  type: 'time',
  placeholder: 'HH:MM',
  picker: 'Abrir reloj',
  icon: 'clock',
  read: readTypedTime,
  show: (value) => value,
};

/** Renders a field for a time of day in 24 hours in any language of the browser. */
export function TimeInput(props: WhenProps) {
  return <WhenInput {...props} kind={TIME} />;
}

/**
 * Renders a text field for a date or a time. Its text is read at every key and formatted when the user leaves the
 * field. The button in the field opens the browser's picker; browsers that cannot open it have no button.
 */
function WhenInput({
  aria,
  kind,
  value,
  min,
  onChange,
  onProblem,
  inputRef,
}: WhenProps & { kind: Kind; min?: string }) {
  /** State: the typed text while the field has the focus, and the value that was read from it; null without focus. */
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);

  const hasPicker = opensPickers();

  function type(text: string) {
    const read = kind.read(text);
    const next = read.ok ? read.value : text;
    setTyped({ text, value: next });
    onChange(next);
  }

  function leave() {
    setTyped(null);
    const read = kind.read(value);
    if (!read.ok && value.trim() !== '') onProblem(read.error, value);
  }

  return (
    <span className="relative block">
      <TextInput
        {...aria}
        ref={inputRef}
        inputMode="numeric"
        autoComplete="off"
        className={hasPicker ? 'pr-14' : ''}
        placeholder={kind.placeholder}
        value={typed?.value === value ? typed.text : kind.show(value)}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
      {hasPicker && <Picker kind={kind} value={value} min={min} onPick={onChange} />}
    </span>
  );
}

/**
 * Renders the button that opens the browser's picker. The native field is invisible and serves only the picker; it is
 * hidden from screen readers and the keyboard.
 */
function Picker({
  kind,
  value,
  min,
  onPick,
}: {
  kind: Kind;
  value: string;
  min: string | undefined;
  onPick: (value: string) => void;
}) {
  const native = useRef<HTMLInputElement>(null);
  const read = kind.read(value);
  return (
    <>
      <input
        ref={native}
        type={kind.type}
        tabIndex={-1}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-0 w-12 opacity-0"
        min={min}
        value={read.ok ? read.value : ''}
        onChange={({ target }) => onPick(target.value)}
      />
      <button
        type="button"
        aria-label={kind.picker}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center text-coin focus-visible:-outline-offset-3"
        onClick={() => native.current?.showPicker()}
      >
        <Icon name={kind.icon} />
      </button>
    </>
  );
}

/**
 * Tells whether a button can open the browser's pickers. Browsers of iOS have `showPicker`, but it opens no picker of a
 * date or a time there. They are recognised by a CSS property that only they have.
 */
function opensPickers(): boolean {
  const isIos = CSS.supports('-webkit-touch-callout', 'none');
  return 'showPicker' in HTMLInputElement.prototype && !isIos;
}
