import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/inputs/field.tsx';
import { CONTROL_CLASS } from '../ui/inputs/text-input.tsx';

/**
 * Renders a form for pasted text. The button reads the clipboard if the browser allows it. Otherwise the user pastes
 * into the textarea, which reads the text at once if it was empty.
 */
export function PasteForm({
  label,
  hint,
  placeholder,
  error,
  text,
  onType,
  read,
  paste,
  onClose,
  children,
}: {
  label: string;
  hint: string;
  placeholder: string;
  error: string | null;
  text: string;
  onType: (text: string) => void;
  read: (text: string) => void;
  paste: () => Promise<void>;
  onClose: () => void;
  /** Buttons for other ways to enter the data. */
  children?: ReactNode;
}) {
  return (
    <form
      className="mt-3 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        read(text);
      }}
    >
      <Field label={label} hint={hint} error={error}>
        {(aria) => (
          <textarea
            {...aria}
            rows={7}
            className={`${CONTROL_CLASS} py-2`}
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => onType(target.value)}
            onPaste={(event) => {
              if (text !== '') return;
              event.preventDefault();
              read(event.clipboardData.getData('text'));
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-4">
        <Button variant="ghost" className="grow sm:grow-0" onClick={onClose}>
          Cancelar
        </Button>
        {children}
        <PasteOrRead isEmpty={text === ''} paste={paste} />
      </div>
    </form>
  );
}

function PasteOrRead({ isEmpty, paste }: { isEmpty: boolean; paste: () => Promise<void> }) {
  return isEmpty ? (
    <Button className="grow sm:grow-0" onClick={() => void paste()}>
      PEGAR
    </Button>
  ) : (
    <Button type="submit" className="grow sm:grow-0">
      LEER
    </Button>
  );
}
