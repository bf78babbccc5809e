import { useState } from 'react';
import { useAfterPress } from '../../lib/use-after-press.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { nameProblem } from './list-draft.ts';

/** Shows the name of a new list. An error of the input appears once the field was left. */
export function ListName({
  name,
  refused,
  onRename,
}: {
  name: string;
  /** Holds the message with which the server refused the name, if it did. */
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
