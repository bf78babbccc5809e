import { Field } from '../ui/inputs/field.tsx';
import { Select } from '../ui/inputs/select.tsx';

/** Field that says who paid for the group: the pot (null), or one of these players. */
export function PayerSelect({
  label,
  players,
  value,
  onChange,
}: {
  label: string;
  players: readonly { id: string; name: string }[];
  value: string | null;
  onChange: (playerId: string | null) => void;
}) {
  return (
    <Field label={label}>
      {(aria) => (
        <Select
          {...aria}
          className="max-w-96"
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value || null)}
        >
          <option value="">La caja</option>
          {players.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
