import { amountText, type MatchMoneyReply, nameList } from '@picadito/domain';
import { useEffect, useState } from 'react';
import { A_MINUTE_MS } from '../../lib/clock.ts';
import type { Payment } from '../../money/match-money.ts';
import { Button } from '../../ui/button.tsx';

/** Returns the payments given to the last call of `show`, for a minute after it, and `show`. */
export function useLastPayments() {
  const [payments, show] = useState<readonly Payment[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => show([]), A_MINUTE_MS);
    return () => clearTimeout(timer);
  }, [payments]);
  return { payments, show };
}

/** Maximum number of names in the sentence about the last payments. */
const NAMES_MAX = 2;

/** Returns the id of the player who has handed all the payments over; undefined if several players have. */
export function payerOf(payments: readonly Payment[]): string | undefined {
  const [payer, ...others] = new Set(payments.map(({ playerId, paidBy }) => paidBy ?? playerId));
  return others.length === 0 ? payer : undefined;
}

/**
 * Says which payments the last tap has stored, if any. One button asks whose share the same player has paid too, unless
 * nobody else has to pay, and one takes back exactly these payments.
 */
export function LastPayments({
  payments,
  money: { currency, players },
  nameOf,
  onAsk,
  onUndo,
}: {
  payments: readonly Payment[];
  money: MatchMoneyReply;
  nameOf: (playerId: string) => string;
  onAsk: (payerId: string) => void;
  onUndo: (payments: readonly Payment[]) => void;
}) {
  if (payments.length === 0) return null;
  const payer = payerOf(payments);
  const isAnyOpen = players.some(({ playerId, open }) => playerId !== payer && open > 0);
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p role="status" className="min-w-0 wrap-anywhere">
        {paidText(payments, nameOf)}: {amountText(sumOf(payments), currency)}
      </p>
      <div className="ml-auto flex flex-wrap justify-end gap-2">
        {payer !== undefined && isAnyOpen && (
          <Button variant="ghost" size="sm" onClick={() => onAsk(payer)}>
            y también por…
            <span className="sr-only"> ¿Por quién más pagó {nameOf(payer)}?</span>
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => onUndo(payments)}>
          DESHACER
        </Button>
      </div>
    </div>
  );
}

const sumOf = (payments: readonly Payment[]) =>
  payments.reduce((total, { amount }) => total + amount, 0);

function paidText(payments: readonly Payment[], nameOf: (playerId: string) => string): string {
  const [only, ...others] = payments;
  if (only && others.length === 0)
    return only.paidBy ? `${nameOf(only.paidBy)} pagó por ${only.name}` : `Pagó ${only.name}`;
  if (payments.length > NAMES_MAX) return `Pagaron ${payments.length}`;
  return `Pagaron ${nameList(payments.map(({ name }) => name))}`;
}
