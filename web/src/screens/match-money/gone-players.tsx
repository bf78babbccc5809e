import { amountText, type ListMoneyReply } from '@picadito/domain';
import { useEffect, useState } from 'react';
import { A_MINUTE_MS } from '../../lib/clock.ts';
import { useListMoneyChanges } from '../../money/list-money.ts';
import { debtText, GONE_TITLE } from '../../money/money-text.ts';
import { settledText, type Settlement, settlementsOf } from '../../money/settlements.ts';
import { Button } from '../../ui/button.tsx';

type Balance = ListMoneyReply['balances'][number];
type Settled = { text: string; undo: () => void };

/** Shows the deleted players who owe money or have money in their favour, and settles it. */
export function GonePlayers({ listId, money }: { listId: string; money: ListMoneyReply }) {
  const changes = useListMoneyChanges(listId);
  const [settled, show] = useState<Settled | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => show(null), A_MINUTE_MS);
    return () => clearTimeout(timer);
  }, [settled]);
  const gone = money.balances.filter(({ isGone }) => isGone);
  if (gone.length === 0 && settled === null) return null;

  function settle({ playerId, name }: Balance, settlement: Settlement): void {
    const entryId = changes.settle(playerId, settlement, name);
    const entry = { playerId, entryId, amount: settlement.amount, playerName: name };
    const undo = () => {
      changes.cancel(entry);
      show(null);
    };
    show({ text: settledText(settlement, name, money.currency), undo });
  }

  return (
    <section aria-labelledby="gone-players" className="mt-4">
      <h2 id="gone-players" className="mb-2 font-display text-d3 tracking-wide">
        {GONE_TITLE}
      </h2>
      <ul className="flex flex-col gap-1">
        {gone.map((one) => (
          <GonePlayer
            key={one.playerId}
            one={one}
            money={money}
            onSettle={(settlement) => settle(one, settlement)}
          />
        ))}
      </ul>
      {settled && (
        <div className="mt-2 flex items-center justify-between gap-3">
          <p role="status" className="min-w-0 wrap-anywhere">
            {settled.text}
          </p>
          <Button variant="ghost" size="sm" className="shrink-0" onClick={settled.undo}>
            DESHACER
          </Button>
        </div>
      )}
    </section>
  );
}

function GonePlayer({
  one: { name, balance, debts },
  money: { currency },
  onSettle,
}: {
  one: Balance;
  money: ListMoneyReply;
  onSettle: (settlement: Settlement) => void;
}) {
  const inFavour = `${amountText(balance, currency)} a favor`;
  return (
    <li className="row flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-coin px-3 py-2">
      <p className="min-w-40 flex-1">
        <span className="block leading-snug font-bold wrap-anywhere">{name}</span>
        <span className="block text-sm leading-tight text-mute">
          {balance < 0 ? debtText(debts, currency) : inFavour}
        </span>
      </p>
      <div className="flex flex-wrap gap-4">
        {settlementsOf(balance).map(({ label, settlement }) => (
          <Button key={label} size="sm" variant="ghost" onClick={() => onSettle(settlement)}>
            {label}
            <span className="sr-only"> de {name}</span>
          </Button>
        ))}
      </div>
    </li>
  );
}
