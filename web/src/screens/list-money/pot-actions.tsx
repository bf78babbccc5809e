import { useState } from 'react';
import { AmountField } from '../../money/amount-field.tsx';
import { countNote } from '../../money/money-text.ts';
import { Button } from '../../ui/button.tsx';
import { CloseButton, Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { MONEY_NOTE_MAX } from '@picadito/domain';
import type { ShownMoney } from './shown-money.ts';

type Asked = 'expense' | 'count' | null;

/** Shows the buttons that write an expense of the group, and a count of the pot. */
export function PotActions({ listId, money, changes }: ShownMoney & { listId: string }) {
  const [asked, ask] = useState<Asked>(null);
  const [note, setNote] = useState('');
  const { pot, currency } = money;
  const close = () => ask(null);

  function spend(amount: number): void {
    close();
    setNote('');
    changes.write({ kind: 'expense', amount, note: note.trim() || null });
  }

  function count(counted: number): void {
    close();
    const difference = counted - pot;
    if (difference === 0) return;
    changes.write({ kind: 'box', amount: difference, note: countNote(difference, currency) });
  }

  return (
    <div className="mt-3 flex flex-wrap gap-4">
      <Button variant="ghost" size="sm" onClick={() => ask('expense')}>
        Agregar gasto
      </Button>
      <Button variant="ghost" size="sm" onClick={() => ask('count')}>
        CONTÉ LA CAJA
      </Button>
      <Dialog
        isOpen={asked !== null}
        title={asked === 'count' ? '¿Cuánto hay en la caja?' : 'Agregar gasto'}
        onClose={close}
      >
        <div className="mt-3 flex flex-col gap-4">
          {asked === 'expense' && (
            <Field label="¿En qué?" hint="Pelota, pecheras, arquero…">
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
          )}
          <AmountField
            key={asked}
            label="Monto"
            name={`${asked}-${listId}`}
            action="ANOTAR"
            currency={currency}
            isZeroAllowed={asked === 'count'}
            onAmount={asked === 'count' ? count : spend}
          />
        </div>
        <CloseButton onClose={close} />
      </Dialog>
    </div>
  );
}
