import type {
  Match,
  MatchMoneyPatch,
  MatchMoneyReply,
  PendingChange,
  PendingMoney,
} from '@picadito/domain';
import { useState } from 'react';
import { changedText } from '../../money/changed-text.ts';
import { type PlayerPayment, type Payment, useMoneyChanges } from '../../money/match-money.ts';
import { usePendingChanges } from '../../sync/outbox/queue.ts';
import { useLastPayments } from './last-payments.tsx';

export type MoneyActions = ReturnType<typeof useMoneyActions>;

/**
 * Returns the actions of the screen, the payments of the last tap, and the sentence about what has changed in closed
 * accounts since the last action, or since the screen was opened. It makes no difference who changed them: this screen,
 * also without a connection, another screen, or another device.
 */
export function useMoneyActions(match: Match, money: MatchMoneyReply) {
  const changes = useMoneyChanges(match);
  const { payments, show } = useLastPayments();
  const [before, setBefore] = useState(money);
  const isUndecided = usePendingChanges(
    ({ queue, isStalled }) => !isStalled && queue.some((change) => isChangeOf(change, match.id)),
  );
  const begin = () => setBefore(money);

  return {
    /** Null while the server may still answer a sent change with a question. */
    notice: isUndecided ? null : changedText(before, money),
    payments,
    change: (patch: MatchMoneyPatch) => {
      begin();
      void changes.change(patch);
    },
    pay: (payers: readonly PlayerPayment[]) => {
      begin();
      show(changes.pay(payers));
    },
    takeBack: (taken: readonly Payment[]) => {
      begin();
      show([]);
      changes.takeBack(taken);
    },
    close: () => {
      begin();
      void changes.close();
    },
    reopen: () => {
      begin();
      void changes.reopen();
    },
    addDeposit: (amount: number, playerId: string | null) => {
      begin();
      void changes.addDeposit(amount, playerId);
    },
    decideDeposit: changes.decideDeposit,
    answer: (asked: PendingMoney, isPaid: boolean) => {
      begin();
      changes.answer(asked, isPaid);
    },
  };
}

function isChangeOf(change: PendingChange, matchId: string): boolean {
  return change.kind === 'money' && change.matchId === matchId && change.action.do === 'change';
}
