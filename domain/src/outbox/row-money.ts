import { debtsOf, type EntryKind, type LedgerEntry } from '../money/ledger.ts';
import type { MatchMoneyReply } from '../money/money-replies.ts';

type Row = MatchMoneyReply['players'][number];

/**
 * Returns the row after the player gave money, first for this match if `isForThis`. A negative amount is taken back.
 */
export function withMoney(
  row: Row,
  money: MatchMoneyReply,
  amount: number,
  isForThis: boolean,
): Row {
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
export function withDebts(
  row: Row,
  { isClosed, depositOutcome }: MatchMoneyReply,
  more: { charged?: number; amount?: number; isForThis?: boolean },
): Row {
  const others = row.otherDebts.reduce((sum, { open }) => sum + open, 0);
  const paid = row.charged === 0 ? 0 : row.paid;
  const isCharged = isClosed || depositOutcome === 'lost';
  const total = isCharged ? row.balance : row.balance - row.charged;
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
