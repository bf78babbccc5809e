import type { Match, MatchMoneyPatch, MatchMoneyReply } from '@picadito/domain';
import { useState } from 'react';
import { type PlayerPayment, type Payment, useMoneyChanges } from '../../money/match-money.ts';
import { changedText } from '../../money/money-text.ts';
import { useLastPayments } from './last-payments.tsx';

export type MoneyActions = ReturnType<typeof useMoneyActions>;

/**
 * Returns the actions of the screen, the payments of the last tap, and the sentence about a change of closed accounts.
 */
export function useMoneyActions(match: Match, money: MatchMoneyReply) {
  const changes = useMoneyChanges(match);
  const { payments, show } = useLastPayments();
  const [notice, setNotice] = useState<string | null>(null);

  async function change(patch: MatchMoneyPatch): Promise<void> {
    setNotice(null);
    if (!(await changes.change(patch))) return;
    const after = changes.stored();
    if (after) setNotice(changedText(money, after));
  }

  return {
    notice,
    payments,
    change: (patch: MatchMoneyPatch) => void change(patch),
    pay: (payers: readonly PlayerPayment[]) => {
      setNotice(null);
      show(changes.pay(payers));
    },
    takeBack: (taken: readonly Payment[]) => {
      show([]);
      changes.takeBack(taken);
    },
    close: () => void changes.close(),
    reopen: () => void changes.reopen(),
    answer: changes.answer,
  };
}
