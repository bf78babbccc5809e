import { type Accounts, accountsOf } from '../money/closing.ts';
import type { MatchMoneyReply } from '../money/money-replies.ts';
import type { MatchMoneyPatch } from '../money/money-requests.ts';
import { debtsOf, type EntryKind, type LedgerEntry } from '../money/ledger.ts';
import type { MoneyAction, PendingChange } from './pending-change.ts';

type Row = MatchMoneyReply['players'][number];

/**
 * Returns the money of a match with the pending changes of the queue applied, as an optimistic update. A payment with a
 * question is not applied, because it is not written yet.
 */
export function applyPendingMoney(
  money: MatchMoneyReply,
  matchId: string,
  queue: readonly PendingChange[],
): MatchMoneyReply {
  let shown = money;
  for (const change of queue) {
    if (change.kind !== 'money' || change.matchId !== matchId) continue;
    if (change.question === undefined) shown = applied(shown, change.action, matchId);
  }
  return shown;
}

function applied(money: MatchMoneyReply, action: MoneyAction, matchId: string): MatchMoneyReply {
  switch (action.do) {
    case 'pay':
      return withRow(money, action.playerId, (row) =>
        // The server has written the payment, but its response was lost.
        row.lastEntryId === action.entryId
          ? row
          : {
              ...withMoney(row, money, action.amount, action.debtOf === matchId),
              lastEntryId: action.entryId,
            },
      );
    case 'void':
      return withRow(money, action.playerId, (row) => withMoney(row, money, -action.amount, false));
    case 'change':
      // Accounts that are left as they were have the shares of the closing.
      if (action.patch.isOutdated === false) return { ...money, isOutdated: false };
      return withAccounts(withPatch(money, action.patch));
    case 'close':
      return withAccounts({ ...closed(money), isOutdated: false });
    case 'reopen':
      return reopened(money);
    case 'write':
      return action.entry.isDeposit ? withDeposit(money, action.entry) : money;
    case 'deposit': {
      const deposit = action.outcome === 'lost' ? money.deposit : 0;
      return { ...money, depositOutcome: action.outcome, deposit };
    }
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
  return { ...money, isClosed: false, isOutdated: false, leftToPay: restOf(money), players };
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
): MatchMoneyReply {
  const after = { ...money, deposit: money.deposit + amount };
  const less = money.isClosed ? restOf(money) - restOf(after) : 0;
  const paid = withRow(after, playerId, (row) => withMoney(row, money, amount, false));
  return {
    ...withRow(paid, money.paidBy, (row) => withMoney(row, money, -less, false)),
    leftToPay: Math.min(money.leftToPay, restOf(after)),
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

/**
 * Returns the row after the player gave money, first for this match if `isForThis`. A negative amount is taken back.
 */
function withMoney(row: Row, money: MatchMoneyReply, amount: number, isForThis: boolean): Row {
  const after = { ...withDebts(row, money, { amount, isForThis }), balance: row.balance + amount };
  return row.charged === 0 && isForThis ? { ...after, paid: row.paid + amount } : after;
}

/** Id that stands for this match among the debts of a player. */
const THIS = 'this';
/** Text that sorts after the position of each other debt, because this match is the newest. */
const NEWEST = '~';

/**
 * Returns the row with its debts paid anew, by the rules of the ledger: the debts of the row, what was paid of them,
 * and what the player has in favour become entries, and `more` is added to them.
 */
function withDebts(
  row: Row,
  { isClosed }: MatchMoneyReply,
  more: { charged?: number; amount?: number; isForThis?: boolean },
): Row {
  const others = row.otherDebts.reduce((sum, { open }) => sum + open, 0);
  const paid = row.charged === 0 ? 0 : row.paid;
  const total = isClosed ? row.balance : row.balance - row.charged;
  // While something is owed, money in favour is what was paid in advance for other matches.
  const inFavour = row.open + others > 0 ? 0 : Math.max(0, total);
  const { charged = row.charged, amount = 0, isForThis = false } = more;
  const entries = [
    ...row.otherDebts.map(({ open }, at) => entry('charge', open, null, at)),
    entry('charge', charged, THIS),
    entry('payment', paid, THIS),
    entry('payment', inFavour),
    entry('payment', amount, isForThis ? THIS : null),
  ];
  const debts = debtsOf(
    entries.filter((one) => one.amount !== 0),
    new Map([[THIS, NEWEST]]),
  );
  const own = debts.find(({ matchId }) => matchId === THIS);
  const rest = debts.filter((debt) => debt !== own);
  return {
    ...row,
    charged,
    paid: own ? own.paid : row.paid,
    forgiven: Math.min(row.forgiven, own ? own.paid : 0),
    open: own ? own.charged - own.paid : 0,
    otherDebts: row.otherDebts.flatMap((debt, at) => {
      const left = rest[at] ? rest[at].charged - rest[at].paid : 0;
      return left > 0 ? { ...debt, open: left } : [];
    }),
  };
}

function entry(
  kind: EntryKind,
  amount: number,
  matchId: string | null = null,
  position = 0,
): LedgerEntry {
  return {
    entryId: '',
    kind,
    amount,
    playerId: '',
    matchId,
    isDeposit: false,
    paidBy: null,
    note: null,
    at: String(position).padStart(6, '0'),
    voidedAt: null,
  };
}
