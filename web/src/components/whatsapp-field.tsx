import { useState } from 'react';
import { storedWhatsapp } from '../lib/stored-whatsapp.ts';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';

/**
 * A number in the form people write it. On leaving the field it is read with the organiser's
 * country: the line below shows what will be stored, or `onProblem` hears why it cannot be.
 */
export function WhatsappField({
  label,
  value,
  country,
  error,
  onChange,
  onProblem,
  inputRef,
}: {
  label: string;
  value: string;
  country: string | null;
  error?: string | undefined;
  onChange: (typed: string) => void;
  /** `typed` is what the sentence is about; the field may have moved on since. */
  onProblem: (sentence: string, typed: string) => void;
  inputRef?: (input: HTMLInputElement | null) => void;
}) {
  const [read, setRead] = useState<{ typed: string; shown: string } | null>(null);

  async function readNumber(typed: string): Promise<void> {
    const stored = await storedWhatsapp(typed, country);
    if (!stored.ok) onProblem(stored.error, typed);
    else if (stored.value.shown) setRead({ typed, shown: stored.value.shown });
  }

  const hint =
    read?.typed === value ? (
      <span className="text-grass">Se guarda como {read.shown}</span>
    ) : country === 'AR' ? (
      'Con código de área, por ejemplo 11 5555 1234.'
    ) : (
      'Con código de país, por ejemplo +54 9 11 5555 1234.'
    );
  return (
    <Field label={label} hint={hint} error={error}>
      {(aria) => (
        <TextInput
          {...aria}
          ref={inputRef}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => void readNumber(value)}
        />
      )}
    </Field>
  );
}
