import { useEffect, useEffectEvent, useState } from 'react';
import { MeantNumber } from './meant-number.tsx';
import { meantWhatsapp, storedWhatsapp } from './stored-whatsapp.ts';
import { useAfterPress } from '../lib/use-after-press.ts';
import { Field } from '../ui/inputs/field.tsx';
import { TextInput } from '../ui/inputs/text-input.tsx';

/**
 * Field for a WhatsApp number as people write it. The number is read when the focus leaves the field, and again if the
 * organiser's country changes later. Then the hint shows how the number will be stored, or `onProblem` receives the
 * reason why it cannot be. A number that is only valid with a plus is offered with the plus.
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
  /** Called with a problem and the text that the problem is about; the field may have changed since then. */
  onProblem: (sentence: string, typed: string) => void;
  inputRef?: (input: HTMLInputElement | null) => void;
}) {
  const { read, setLeft } = useReadNumber(country, onProblem);
  const hint =
    read?.shown && read.typed === value ? (
      <span className="text-grass">Se guarda como {read.shown}</span>
    ) : country === 'AR' ? (
      'Con código de área, por ejemplo 11 5555 1234.'
    ) : (
      'Con código de país, por ejemplo +54 9 11 5555 1234.'
    );
  const meant = read?.typed === value ? read.meant : null;
  return (
    <div className="flex flex-col">
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
            onBlur={() => setLeft({ typed: value })}
          />
        )}
      </Field>
      {meant && (
        <MeantNumber
          number={meant}
          onTake={() => {
            onChange(meant);
            setLeft({ typed: meant });
          }}
        />
      )}
    </div>
  );
}

/** Type of the last text that was read, with the number as it will be stored, or the number that is offered instead. */
type ReadNumber = { typed: string; shown: string | null; meant: string | null };

/**
 * Returns `setLeft`, to be called with the text of the field when the focus leaves it, and `read`, the number that was
 * then read; null until then. The number is read again when the country changes.
 */
function useReadNumber(
  country: string | null,
  onProblem: (sentence: string, typed: string) => void,
) {
  const [left, setLeft] = useState<{ typed: string } | null>(null);
  const [read, setRead] = useState<ReadNumber | null>(null);
  const report = useEffectEvent(onProblem);
  const afterPress = useAfterPress();

  useEffect(() => {
    if (left === null) return;
    const { typed } = left;
    let current = true;
    async function readNumber(): Promise<void> {
      const stored = await storedWhatsapp(typed, country);
      const meant = stored.ok ? null : await meantWhatsapp(typed, country);
      await afterPress();
      if (!current) return;
      setRead({ typed, shown: stored.ok ? stored.value.shown : null, meant });
      if (!stored.ok) report(stored.error, typed);
    }
    void readNumber();
    return () => {
      current = false;
    };
  }, [left, country, afterPress]);

  return { read, setLeft };
}
