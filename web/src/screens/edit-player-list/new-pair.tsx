import type { PairKind, Player } from '@picadito/domain';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Select } from '../../ui/inputs/select.tsx';

/** Control that adds a pair to a player's team constraints: another player to play with, or to play against. */
export function NewPair({
  player,
  others,
  onPair,
}: {
  player: Player;
  others: readonly Player[];
  onPair: (other: string, kind: PairKind) => void;
}) {
  const [chosen, setChosen] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  const other = others.find(({ id }) => id === chosen);

  function link(kind: PairKind): void {
    if (!other) return;
    select.current?.focus(); // The focus moves to the dropdown, because the buttons disappear.
    setChosen('');
    onPair(other.id, kind);
  }

  return (
    <div className="flex flex-col gap-3">
      <Field label={`${player.name} y...`}>
        {(aria) => (
          <Select
            {...aria}
            value={other ? chosen : ''}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">Elegí a otro jugador</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {other && (
        <div className="flex flex-wrap gap-3">
          <Button variant="ghost" size="sm" className="grow" onClick={() => link('juntos')}>
            JUNTOS
          </Button>
          <Button variant="ghost" size="sm" className="grow" onClick={() => link('separados')}>
            SEPARADOS
          </Button>
        </div>
      )}
    </div>
  );
}
