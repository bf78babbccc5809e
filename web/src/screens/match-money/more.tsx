import { amountText, type Match, type MatchMoneyReply } from '@picadito/domain';
import { AmountField } from '../../money/amount-field.tsx';
import { useAddDeposit } from '../../money/match-money.ts';
import { moneyFailure } from '../../money/money-failures.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { toastError } from '../../ui/toast/toasts.ts';
import type { MoneyActions } from './use-money-actions.ts';

type Props = { match: Match; money: MatchMoneyReply; actions: MoneyActions };

/** Shows what is seldom needed: closing early, reopening, who paid the pitch, the deposit and the fixed price. */
export function More({ canClose, ...props }: Props & { canClose: boolean }) {
  const { match, money, actions } = props;
  const { listId } = match;
  return (
    <details className="bg-panel">
      <summary className="flex min-h-12 cursor-pointer items-center px-3 font-display text-d3 tracking-wide hover:bg-raised focus-visible:-outline-offset-3">
        Más
      </summary>
      <div className="flex flex-col items-start gap-5 px-3 pt-2 pb-4 *:max-w-full">
        {canClose && (
          <Button variant="ghost" onClick={actions.close}>
            CERRAR CUENTAS
          </Button>
        )}
        {money.isClosed && (
          <Button variant="ghost" onClick={actions.reopen}>
            REABRIR
          </Button>
        )}
        <WhoPaid {...props} />
        <Deposit {...props} />
        <Price {...props} />
        {listId !== null && (
          <ButtonLink href={paths.listMoney(listId)} variant="ghost" size="sm">
            La caja
          </ButtonLink>
        )}
      </div>
    </details>
  );
}

function WhoPaid({ money: { paidBy, players }, actions }: Props) {
  return (
    <Field label="La cancha la pagó…">
      {(aria) => (
        <Select
          {...aria}
          className="max-w-96"
          value={paidBy ?? ''}
          onChange={({ target }) => actions.change({ paidBy: target.value || null })}
        >
          <option value="">La caja</option>
          {players.map(
            ({ playerId, name, isGuest }) =>
              !isGuest && (
                <option key={playerId} value={playerId}>
                  {name}
                </option>
              ),
          )}
        </Select>
      )}
    </Field>
  );
}

function Deposit({ match, money: { currency } }: Props) {
  const { mutate } = useAddDeposit(match);
  return (
    <AmountField
      label="Agregar seña"
      name={`deposit-${match.id}`}
      action="ANOTAR"
      currency={currency}
      onAmount={(amount) => mutate(amount, { onError: (error) => toastError(moneyFailure(error)) })}
    />
  );
}

function Price({ match, money: { price, currency }, actions }: Props) {
  return (
    <>
      <AmountField
        key={price}
        label="Cada uno pone…"
        hint="Un precio fijo en vez de dividir. La diferencia queda en la caja o sale de ella."
        name={`price-${match.id}`}
        action="GUARDAR"
        currency={currency}
        start={price === null ? '' : amountText(price, currency)}
        onAmount={(amount) => actions.change({ price: amount })}
      />
      {price !== null && (
        <Button variant="ghost" size="sm" onClick={() => actions.change({ price: null })}>
          QUE SE DIVIDA
        </Button>
      )}
    </>
  );
}
