import { MONEY_NOTE_MAX, type Player } from '@picadito/domain';
import { useState } from 'react';
import { useDraftText } from '../../forms/use-draft-text.ts';
import { AmountField } from '../../money/amount-field.tsx';
import { countNote, openingNote } from '../../money/pot-text.ts';
import { PayerSelect } from '../../money/payer-select.tsx';
import { Button } from '../../ui/button.tsx';
import { CloseButton, Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { OpeningBalance } from './opening-balance.tsx';
import type { ShownMoney } from '../../money/list-money.ts';

type Asked = 'expense' | 'count' | 'opening' | 'balance';
type Props = ShownMoney & { listId: string; players: readonly Player[] };
type AskProps = Props & { onDone: () => void };

/** Tells whether the pot was never counted. Data that an earlier version stored do not say so. */
const isUncounted = ({ isCounted }: Partial<Props['money']>) => isCounted === false;

const TITLES: Record<Asked, string> = {
  expense: 'Agregar gasto',
  count: '¿Cuánto hay en la caja?',
  opening: '¿Cuánto tenía la caja?',
  balance: 'Saldo anterior de un jugador',
};

/**
 * Shows the buttons that write an expense of the group, a count of the pot, the money that the pot had at first, and
 * the balance that a player had at first.
 */
export function PotActions(props: Props) {
  const [asked, ask] = useState<Asked | null>(null);
  const close = () => ask(null);
  const shown = { ...props, onDone: close };
  return (
    <div className="mt-3 grid grid-cols-2 gap-4 big-text:grid-cols-1">
      <Button variant="ghost" size="sm" onClick={() => ask('expense')}>
        Agregar gasto
      </Button>
      <Button variant="ghost" size="sm" onClick={() => ask('count')}>
        CONTÉ LA CAJA
      </Button>
      {isUncounted(props.money) && (
        <Button variant="ghost" size="sm" onClick={() => ask('opening')}>
          La caja tenía…
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={() => ask('balance')}>
        Saldo anterior
      </Button>
      <Dialog isOpen={asked !== null} title={asked ? TITLES[asked] : ''} onClose={close}>
        <div className="mt-3 flex flex-col gap-4">
          {asked === 'expense' && <Expense {...shown} />}
          {asked === 'count' && <Count {...shown} />}
          {asked === 'opening' && <Opening {...shown} />}
          {asked === 'balance' && <OpeningBalance {...shown} />}
        </div>
        <CloseButton onClose={close} />
      </Dialog>
    </div>
  );
}

/** Asks for what the group paid, and who paid it. */
function Expense({ listId, money, changes, players, nameOf, onDone }: AskProps) {
  const [note, setNote, clearNote] = useDraftText(`expense-note-${listId}`);
  const [payer, setPayer] = useState<string | null>(null);
  return (
    <>
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
      <PayerSelect label="Lo pagó…" players={players} value={payer} onChange={setPayer} />
      <AmountField
        label="Monto"
        name={`expense-${listId}`}
        action="ANOTAR"
        currency={money.currency}
        onAmount={(amount) => {
          onDone();
          clearNote();
          const entry = { amount, playerId: payer, note: note.trim() || null };
          changes.write({ kind: 'expense', ...entry }, payer === null ? undefined : nameOf(payer));
        }}
      />
    </>
  );
}

/** Asks how much money is in the pot, and writes the difference to the computed pot, if there is one. */
function Count({ listId, money: { pot, currency }, changes, onDone }: AskProps) {
  return (
    <AmountField
      label="Monto"
      name={`count-${listId}`}
      action="ANOTAR"
      currency={currency}
      isZeroAllowed
      onAmount={(counted) => {
        onDone();
        const amount = counted - pot;
        if (amount !== 0) {
          changes.write({ kind: 'box', amount, note: countNote(amount, currency) });
        }
      }}
    />
  );
}

/** Asks how much money there was before anything was written down, and adds it to the ledger. */
function Opening({ listId, money: { currency }, changes, onDone }: AskProps) {
  return (
    <AmountField
      label="Monto"
      hint="Lo que ya había antes de anotar acá."
      name={`opening-${listId}`}
      action="ANOTAR"
      currency={currency}
      onAmount={(amount) => {
        onDone();
        changes.write({ kind: 'box', amount, note: openingNote(amount, currency) });
      }}
    />
  );
}
