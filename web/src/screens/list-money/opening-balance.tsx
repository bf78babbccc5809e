import { MONEY_NOTE_MAX, type Player } from '@picadito/domain';
import { useState } from 'react';
import { useDraftText } from '../../forms/use-draft-text.ts';
import { AmountField } from '../../money/amount-field.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import type { ShownMoney } from '../../money/list-money.ts';

type Side = 'owes' | 'ahead';

const SIDES: readonly { value: Side; label: string }[] = [
  { value: 'owes', label: 'Debe' },
  { value: 'ahead', label: 'A favor' },
];

/** Asks what a player owed or had in favour before the list used Picadito, and writes it as a charge with a note. */
export function OpeningBalance({
  listId,
  money: { currency },
  changes,
  players,
  nameOf,
  onDone,
}: ShownMoney & { listId: string; players: readonly Player[]; onDone: () => void }) {
  const [playerId, choose] = useState('');
  const [side, setSide] = useState<Side>('owes');
  const [note, setNote, clearNote] = useDraftText(`balance-note-${listId}`);

  function write(amount: number): void {
    onDone();
    clearNote();
    const signed = side === 'owes' ? amount : -amount;
    const entry = { amount: signed, playerId, note: note.trim() || 'De antes' };
    changes.write({ kind: 'charge', ...entry }, nameOf(playerId));
  }

  return (
    <>
      <Field label="Jugador">
        {(aria) => (
          <Select {...aria} value={playerId} onChange={({ target }) => choose(target.value)}>
            <option value="">Elegí quién</option>
            {players.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {playerId !== '' && (
        <>
          <Segmented label="Debe o a favor" options={SIDES} value={side} onChange={setSide} />
          <Field label="¿De qué?" hint="Si no ponés nada, dice «De antes».">
            {(aria) => (
              <TextInput
                {...aria}
                maxLength={MONEY_NOTE_MAX}
                autoComplete="off"
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
          </Field>
          <AmountField
            label="Monto"
            name={`balance-${listId}`}
            action="ANOTAR"
            currency={currency}
            onAmount={write}
          />
        </>
      )}
    </>
  );
}
