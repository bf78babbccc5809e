import { amountText, type Match, type MatchMoneyReply, type PaymentMethod } from '@picadito/domain';
import { useState } from 'react';
import { AmountField } from '../../money/amount-field.tsx';
import type { PlayerPayment } from '../../money/match-money.ts';
import { CloseButton, Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { ITEM } from '../../ui/menu.tsx';

/**
 * Type of a question about a player: how much the player has paid ('amount'), or which other player's share, with what
 * is open of the player's own ('others') or without it, because the player has just paid ('only-others').
 */
export type RowQuestion = { kind: 'amount' | 'others' | 'only-others'; playerId: string };

type Row = MatchMoneyReply['players'][number];

/** Asks how much a player has paid, or which other player's share. */
export function RowDialog({
  match,
  money: { currency },
  rows,
  question,
  pay,
  onClose,
}: {
  match: Match;
  money: MatchMoneyReply;
  rows: readonly Row[];
  question: RowQuestion | null;
  pay: (payers: readonly PlayerPayment[]) => void;
  onClose: () => void;
}) {
  const row = rows.find(({ playerId }) => playerId === question?.playerId);
  const isAmount = question?.kind === 'amount';
  const name = row?.name ?? '';
  const payAndClose = (payers: readonly PlayerPayment[]) => {
    onClose();
    pay(payers);
  };
  return (
    <Dialog
      isOpen={row !== undefined}
      title={isAmount ? `¿Cuánto pagó ${name}?` : `${name} pagó, y también por…`}
      onClose={onClose}
    >
      <div className="mt-3">
        {row && isAmount && (
          <Amount
            name={`paid-${match.id}-${row.playerId}`}
            currency={currency}
            onAmount={(amount, method) =>
              payAndClose([{ ...row, amount, ...(method && { method }) }])
            }
          />
        )}
        {row && !isAmount && (
          <Others
            {...{ row, rows, currency }}
            paysOwn={question?.kind === 'others'}
            onChoose={payAndClose}
          />
        )}
      </div>
      <CloseButton onClose={onClose} />
    </Dialog>
  );
}

/** Asks how much was paid, and offers to say whether in cash or by transfer. */
function Amount({
  name,
  currency,
  onAmount,
}: {
  name: string;
  currency: MatchMoneyReply['currency'];
  onAmount: (amount: number, method: PaymentMethod | null) => void;
}) {
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  return (
    <div className="flex flex-col gap-4">
      <Field label="¿Cómo pagó?">
        {(aria) => (
          <Select
            {...aria}
            value={method ?? ''}
            onChange={({ target }) => setMethod(asMethod(target.value))}
          >
            <option value="">Sin aclarar</option>
            <option value="cash">En efectivo</option>
            <option value="transfer">Por transferencia</option>
          </Select>
        )}
      </Field>
      <AmountField
        label="Monto"
        hint="Lo que sobra queda a favor."
        name={name}
        currency={currency}
        action="ANOTAR"
        onAmount={(amount) => onAmount(amount, method)}
      />
    </div>
  );
}

const asMethod = (value: string): PaymentMethod | null =>
  value === 'cash' || value === 'transfer' ? value : null;

/**
 * Shows the players for whom `row` can pay too; a tap writes that payment, and with `paysOwn` what is open of the
 * player's own share.
 */
function Others({
  row,
  rows,
  currency,
  paysOwn,
  onChoose,
}: {
  row: Row;
  rows: readonly Row[];
  currency: MatchMoneyReply['currency'];
  paysOwn: boolean;
  onChoose: (payers: readonly PlayerPayment[]) => void;
}) {
  const others = rows.filter((one) => one.playerId !== row.playerId && one.open > 0);
  const own = paysOwn && row.open > 0 ? [{ ...row, amount: row.open }] : [];
  if (others.length === 0) return <p>No falta que pague nadie más.</p>;
  return (
    <ul>
      {others.map((other) => (
        <li key={other.playerId}>
          <button
            type="button"
            className={ITEM}
            onClick={() =>
              onChoose([...own, { ...other, amount: other.open, paidBy: row.playerId }])
            }
          >
            <span className="min-w-0 flex-1">{other.name}</span>
            <span className="shrink-0 text-coin">{amountText(other.open, currency)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
