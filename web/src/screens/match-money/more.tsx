import { amountText, type Match, type MatchMoneyReply } from '@picadito/domain';
import { useState } from 'react';
import { useMatchPlayers } from '../../attendance/attendance.ts';
import { AmountField } from '../../money/amount-field.tsx';
import { PayerSelect } from '../../money/payer-select.tsx';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { MoneyActions } from './use-money-actions.ts';

type Props = { match: Match; money: MatchMoneyReply; actions: MoneyActions };

/** Shows the seldom needed actions: closing early, reopening, who paid the pitch, the deposit and the fixed price. */
export function More({ canClose, ...props }: Props & { canClose: boolean }) {
  const { match, money, actions } = props;
  const { listId } = match;
  return (
    <details className="group bg-panel">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between px-3 font-display text-d3 tracking-wide hover:bg-raised focus-visible:-outline-offset-3">
        Más
        <Icon name="down" className="text-coin group-open:rotate-180" />
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

/** Returns who can pay for the group: the players of the match without guests, whether they play or not. */
function usePayers({ match, money }: Props): readonly { id: string; name: string }[] {
  const { players } = useMatchPlayers(match.id);
  const guests = new Set(money.players.flatMap((row) => (row.isGuest ? row.playerId : [])));
  return players?.filter(({ id }) => !guests.has(id)) ?? [];
}

function WhoPaid(props: Props) {
  const { money, actions } = props;
  return (
    <PayerSelect
      label="La cancha la pagó…"
      players={usePayers(props)}
      value={money.paidBy}
      onChange={(payer) => actions.change({ paidBy: payer })}
    />
  );
}

function Deposit(props: Props) {
  const { match, money, actions } = props;
  const [payer, setPayer] = useState<string | null>(null);
  return (
    <div className="flex w-full flex-col gap-3">
      <PayerSelect
        label="La seña la pagó…"
        players={usePayers(props)}
        value={payer}
        onChange={setPayer}
      />
      <AmountField
        label="Agregar seña"
        name={`deposit-${match.id}`}
        action="ANOTAR"
        currency={money.currency}
        onAmount={(amount) => {
          actions.addDeposit(amount, payer);
          setPayer(null);
        }}
      />
    </div>
  );
}

const FIXED = 'Un precio fijo en vez de dividir. La diferencia queda en la caja o sale de ella.';
const TO_DIVIDE = 'Para que se divida, poné arriba lo que sale la cancha.';

function Price({ match, money: { cost, price, currency }, actions }: Props) {
  return (
    <>
      <AmountField
        key={price}
        label="Cada uno pone…"
        hint={price !== null && cost === null ? TO_DIVIDE : FIXED}
        name={`price-${match.id}`}
        action="GUARDAR"
        currency={currency}
        start={price === null ? '' : amountText(price, currency)}
        onAmount={(amount) => actions.change({ price: amount })}
      />
      {price !== null && cost !== null && (
        <Button variant="ghost" size="sm" onClick={() => actions.change({ price: null })}>
          QUE SE DIVIDA
        </Button>
      )}
    </>
  );
}
