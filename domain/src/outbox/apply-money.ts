import { type Accounts, accountsOf } from '../money/closing.ts';
import type { MatchMoneyReply } from '../money/money-replies.ts';
import type { MatchMoneyPatch } from '../money/money-requests.ts';
import type { LedgerEntry } from '../money/ledger.ts';
import { REDIVIDE_DAYS } from '../limits.ts';
import type { MoneyAction, PendingChange } from './pending-change.ts';
import { withDebts, withMoney } from './row-money.ts';
import { withoutTakenBack } from './without-taken-back.ts';

type Row = MatchMoneyReply['players'][number];

/**
 * Returns the money of a match with the pending changes of the queue applied, as an optimistic update. A payment with a
 * question is not applied, because it is not written yet. A suspended match has no accounts: its rows have only the
 * charges for a lost deposit. `now` is in epoch milliseconds.
 */
export function applyPendingMoney(
  money: MatchMoneyReply,
  matchId: string,
  queue: readonly PendingChange[],
  { now, isSuspended }: { now: number; isSuspended: boolean },
): MatchMoneyReply {
  const isWritten = (entryId: string) =>
    money.players.some(({ lastEntryId }) => lastEntryId === entryId);
  let shown = money;
  for (const change of withoutTakenBack(queue, isWritten)) {
    if (change.kind !== 'money' || change.matchId !== matchId) continue;
    if (change.question === undefined)
      shown = applied(shown, change.action, { matchId, now, isSuspended });
  }
  return shown;
}

/** Time after closing, in milliseconds, in which the server corrects the accounts without a question. */
const FOLLOWED_MS = REDIVIDE_DAYS * 24 * 60 * 60 * 1000;

/** Tells whether the server leaves closed accounts as they are after a change, and asks the organiser. */
function isAsked({ closedAt }: MatchMoneyReply, now: number): boolean {
  return closedAt !== null && now - Date.parse(closedAt) >= FOLLOWED_MS;
}

function applied(
  money: MatchMoneyReply,
  action: MoneyAction,
  { matchId, now, isSuspended }: { matchId: string; now: number; isSuspended: boolean },
): MatchMoneyReply {
  switch (action.do) {
    case 'pay':
      return withRow(money, action.playerId, (row) =>
        // The server has written the payment, but its response was lost.
        row.lastEntryId === action.entryId
          ? row
          : {
              ...withMoney(row, money, action.amount, action.debtOf === matchId),
              lastEntryId: action.entryId,
              lastAmount: action.amount,
            },
      );
    case 'void':
      return withRow(money, action.playerId, (row) => {
        const lastAmount = row.lastEntryId === action.entryId ? null : row.lastAmount;
        const isForThis = row.charged === 0 && row.paid >= action.amount;
        return { ...withMoney(row, money, -action.amount, isForThis), lastAmount };
      });
    case 'change':
      // Accounts that are left as they were have the shares of the closing.
      if (action.patch.isOutdated === false) return { ...money, isOutdated: false };
      if (isSuspended) {
        const changed = { ...withPatch(money, action.patch), leftToPay: 0 };
        return changed.depositOutcome === 'lost' ? withLost(undecided(changed)) : changed;
      }
      return isAsked(money, now)
        ? { ...withPatch(money, action.patch), isOutdated: true }
        : withExpense(withAccounts(withPatch(money, action.patch)), money);
    case 'close':
      return isSuspended ? money : withAccounts({ ...closed(money), isOutdated: false });
    case 'reopen':
      return reopened(money.depositOutcome === 'lost' ? undecided(money) : money);
    case 'write':
      return action.entry.isDeposit ? withDeposit(undecided(money), action.entry, now) : money;
    case 'deposit':
      if (action.outcome === 'lost') return withLost(money);
      return { ...money, depositOutcome: action.outcome, deposit: 0 };
    case 'dropClaim':
      return money;
  }
}

function withRow(
  money: MatchMoneyReply,
  playerId: string | null,
  change: (row: Row) => Row,
): MatchMoneyReply {
  const players = money.players.map((row) => (row.playerId === playerId ? change(row) : row));
  return { ...money, players };
}

/** Returns the money after the deposit of the suspended match was lost, in which those who pay are charged for it. */
function withLost(money: MatchMoneyReply): MatchMoneyReply {
  const divided = { ...money, cost: money.deposit, price: null };
  const { payers, share } = accountsOfRows(divided, money.players);
  const sharesOf = Map.groupBy(payers, ({ chargedId }) => chargedId);
  const players = money.players.map((row) =>
    withCharge(row, money, (sharesOf.get(row.playerId)?.length ?? 0) * (share ?? 0)),
  );
  return { ...money, depositOutcome: 'lost', players };
}

/** Returns the money before a decision about the deposit of the suspended match, without the charges for a lost one. */
function undecided(money: MatchMoneyReply): MatchMoneyReply {
  if (money.depositOutcome !== 'lost') return { ...money, depositOutcome: null };
  const players = money.players.map((row) => withCharge(row, money, 0));
  return { ...money, depositOutcome: null, players };
}

/** Returns the row with another charge in the ledger. */
function withCharge(row: Row, money: MatchMoneyReply, charged: number): Row {
  const balance = row.balance + row.charged - charged;
  return { ...withDebts(row, money, { charged }), balance };
}

/** Returns the money after closing, in which estimates have become charges. */
function closed(money: MatchMoneyReply): MatchMoneyReply {
  if (money.isClosed) return money;
  const expense = (row: Row) => (row.playerId === money.paidBy ? restOf(money) : 0);
  const players = money.players.map((row) => {
    return { ...row, balance: row.balance - row.charged + expense(row) };
  });
  return { ...money, isClosed: true, leftToPay: 0, players };
}

function reopened(money: MatchMoneyReply): MatchMoneyReply {
  if (!money.isClosed) return money;
  const expense = (row: Row) => (row.playerId === money.paidBy ? restOf(money) : 0);
  const players = money.players.map((row) => {
    return { ...row, balance: row.balance + row.charged - expense(row) };
  });
  return {
    ...money,
    isClosed: false,
    closedAt: null,
    isOutdated: false,
    leftToPay: restOf(money),
    players,
  };
}

/** Returns closed accounts after a change in which the rest of the cost, or who paid it, is another than `before`. */
function withExpense(money: MatchMoneyReply, before: MatchMoneyReply): MatchMoneyReply {
  if (!money.isClosed) return money;
  const paidBy = (of: MatchMoneyReply, { playerId }: Row) =>
    of.paidBy === playerId ? restOf(of) : 0;
  const players = money.players.map((row) => {
    const more = paidBy(money, row) - paidBy(before, row);
    return more === 0 ? row : withMoney(row, money, more, false);
  });
  return { ...money, players };
}

/** Returns what is left to pay of the cost of a match after the deposits: 0 if they are enough or no cost is set. */
function restOf({ cost, deposit }: Pick<MatchMoneyReply, 'cost' | 'deposit'>): number {
  return Math.max(0, (cost ?? 0) - deposit);
}

function withPatch(money: MatchMoneyReply, patch: MatchMoneyPatch): MatchMoneyReply {
  const { cost = money.cost, price = money.price, paidBy = money.paidBy } = patch;
  const players = money.players.map((row) => ({
    ...row,
    isExempt: patch.exempt?.[row.playerId] ?? row.isExempt,
    isAbsent: patch.absent?.[row.playerId] ?? row.isAbsent,
    paysOwn: patch.guestPaysOwn?.[row.playerId] ?? row.paysOwn,
    isChargedAnyway:
      row.isChargedAnyway === null
        ? null
        : (patch.chargedAnyway?.[row.playerId] ?? row.isChargedAnyway),
  }));
  const leftToPay = money.isClosed ? 0 : restOf({ ...money, cost });
  return { ...money, cost, price, paidBy, leftToPay, players };
}

/**
 * Returns the money with one more deposit. It changes the balances of the player who paid it, and of the player who
 * pays the rest.
 */
function withDeposit(
  money: MatchMoneyReply,
  { amount, playerId }: Pick<LedgerEntry, 'amount' | 'playerId'>,
  now: number,
): MatchMoneyReply {
  const after = { ...money, deposit: money.deposit + amount };
  const isFollowed = money.isClosed && !isAsked(money, now);
  const less = isFollowed ? restOf(money) - restOf(after) : 0;
  const paid = withRow(after, playerId, (row) => withMoney(row, money, amount, false));
  return {
    ...withRow(paid, money.paidBy, (row) => withMoney(row, money, -less, false)),
    leftToPay: Math.min(money.leftToPay, restOf(after)),
    isOutdated: money.isOutdated || (money.isClosed && !isFollowed),
  };
}

/** Returns the accounts of a match by the rules of closing, as if only `players` played in it. */
export function accountsOfRows(
  { cost, price, currency }: MatchMoneyReply,
  players: readonly Row[],
): Accounts {
  const idsOf = (is: (row: Row) => boolean) =>
    new Set(players.filter(is).map(({ playerId }) => playerId));
  return accountsOf(
    players.filter(({ isPlaying, isChargedAnyway }) => isPlaying && isChargedAnyway !== false),
    {
      cost,
      price,
      exempt: idsOf(({ isExempt }) => isExempt),
      absent: idsOf(({ isAbsent }) => isAbsent),
      payOwn: idsOf(({ paysOwn }) => paysOwn),
    },
    currency,
  );
}

/** Returns the money with the shares counted anew, by the rules of closing. */
function withAccounts(money: MatchMoneyReply): MatchMoneyReply {
  const { players } = money;
  const { payers, share, surplus } = accountsOfRows(money, players);
  const sharesOf = Map.groupBy(payers, ({ chargedId }) => chargedId);
  const rows = players.map((row) => {
    const charged = (sharesOf.get(row.playerId)?.length ?? 0) * (share ?? 0);
    const change = money.isClosed ? row.charged - charged : 0;
    return { ...withDebts(row, money, { charged }), balance: row.balance + change };
  });
  return { ...money, share, surplus, payerCount: payers.length, players: rows };
}
