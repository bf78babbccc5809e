import { amountText, type Currency, nameList } from '@picadito/domain';
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

/** Says which payments the last tap has stored, if any, with a button that takes back exactly these. */
export function LastPayments({
  payments,
  currency,
  onUndo,
}: {
  payments: readonly Payment[];
  currency: Currency;
  onUndo: (payments: readonly Payment[]) => void;
}) {
  if (payments.length === 0) return null;
  const sum = payments.reduce((total, { amount }) => total + amount, 0);
  const who =
    payments.length > NAMES_MAX
      ? `Pagaron ${payments.length}`
      : `${payments.length === 1 ? 'Pagó' : 'Pagaron'} ${nameList(payments.map(({ name }) => name))}`;
  return (
    <div className="flex min-w-0 items-center justify-between gap-3">
      <p role="status" className="min-w-0 wrap-anywhere">
        {who}: {amountText(sum, currency)}
      </p>
      <Button variant="ghost" size="sm" className="shrink-0" onClick={() => onUndo(payments)}>
        DESHACER
      </Button>
    </div>
  );
}
