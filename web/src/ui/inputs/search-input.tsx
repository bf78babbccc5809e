import { useId } from 'react';
import { Icon } from '../icon.tsx';
import { TextInput } from './text-input.tsx';

const MAX_LENGTH = 100;

/**
 * Renders a search field. `resultText` says how much was found; it shows below the field, and screen readers announce
 * its changes.
 */
export function SearchInput({
  label,
  value,
  onChange,
  placeholder = 'Buscar...',
  resultText,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  resultText?: string;
}) {
  const id = useId();
  return (
    <div role="search">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-mute"
        />
        <TextInput
          id={id}
          type="search"
          aria-keyshortcuts="Alt+B"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          className="pl-12"
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p role="status" className={resultText ? 'mt-2 text-sm text-mute' : 'sr-only'}>
        {resultText}
      </p>
    </div>
  );
}
