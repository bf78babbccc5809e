import { useState } from 'react';
import { useAfterPress } from '../../lib/use-after-press.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { nameProblem } from './list-draft.ts';

/** Field for the name of a new list. An invalid name shows its error only after the user has left the field. */
export function ListName({
  name,
  refused,
  onRename,
}: {
  name: string;
  /** The message with which the server refused the name; null if it has not. */
  refused: string | null;
  onRename: (name: string) => void;
}) {
  const [wasLeft, setWasLeft] = useState(false);
  const afterPress = useAfterPress();
  return (
    <Field label="Nombre de la lista" error={(wasLeft ? nameProblem(name) : null) ?? refused}>
      {(aria) => (
        <TextInput
          {...aria}
          value={name}
          autoComplete="off"
          placeholder="Por ejemplo, Los jueves"
          onChange={(event) => onRename(event.target.value)}
          onBlur={() => void afterPress().then(() => setWasLeft(true))}
        />
      )}
    </Field>
  );
}
