import { balancesOf, potOf } from '../money/ledger.ts';
import type { EntryReply, ListMoneyReply, OpenDebt } from '../money/money-replies.ts';
import type { MoneyAction, PendingChange, PendingMoney } from './pending-change.ts';
import { withoutTakenBack } from './without-taken-back.ts';

/**
 * Returns the money of a list with the pending changes of the queue applied, as an optimistic update. A payment with a
 * question of the server is not applied. The author of a pending entry is ''. A payment that an older version of the
 * app stored counts, but is not among the entries.
 */
export function applyPendingListMoney(
  money: ListMoneyReply,
  listId: string,
  queue: readonly PendingChange[],
): ListMoneyReply {
  const isWritten = (id: string) => money.entries.some(({ entryId }) => entryId === id);
  let shown = money;
  for (const change of withoutTakenBack(queue, isWritten)) {
    if (change.kind !== 'money' || change.listId !== listId) continue;
    if (change.question === undefined) shown = applied(shown, change);
  }
  return shown;
}

function applied(money: ListMoneyReply, { name, action }: PendingMoney): ListMoneyReply {
  if (action.do === 'dropClaim') {
    const { playerId, seen } = action;
    const isDropped = (claim: ListMoneyReply['claims'][number]) =>
      claim.playerId === playerId && (seen === undefined || claim.at <= seen);
    return { ...money, claims: money.claims.filter((claim) => !isDropped(claim)) };
  }
  if (!('entryId' in action)) return money;
  const stored = money.entries.find(({ entryId }) => entryId === action.entryId);
  if (action.do === 'void') {
    if (stored && stored.voidedAt !== null) return money;
    const entry = stored ?? entryOf({ kind: 'payment', ...action }, name);
    const entries = money.entries.map((one) =>
      one === stored ? { ...one, voidedAt: one.at, voidedBy: '' } : one,
    );
    return { ...withEntry(money, entry, -1), entries };
  }
  // The server has written the entry, but its response was lost.
  if (stored) return money;
  const entry = entryOf(writtenBy(action), name);
  const shown = withEntry(money, entry, 1);
  return entry.at === '' ? shown : { ...shown, entries: [entry, ...money.entries] };
}

/** Returns the entry that a payment or another action writes. */
function writtenBy(action: Extract<MoneyAction, { do: 'pay' | 'write' }>): Known {
  const { entryId, at } = action;
  if (action.do === 'write') return { ...action.entry, entryId, at };
  const { amount, playerId, debtOf: matchId, paidBy = null, method = null } = action;
  const payment = { kind: 'payment', amount, playerId, matchId, paidBy, method } as const;
  return { ...payment, entryId, at: at ?? '' };
}

type Known = Pick<EntryReply, 'kind' | 'amount' | 'playerId' | 'entryId'> & Partial<EntryReply>;

function entryOf(known: Known, name: string): EntryReply {
  return {
    matchId: null,
    isDeposit: false,
    method: null,
    paidBy: null,
    note: null,
    at: '',
    voidedAt: null,
    voidedBy: null,
    author: '',
    playerName: known.playerId === null ? null : name,
    ...known,
  };
}

const NO_BALANCE = { balance: 0, debts: [], isGone: false };

/**
 * Returns the money after an entry was written (`sign` 1) or voided (−1): with the pot and the balance of the player,
 * and after a payment without the player's claim to have paid.
 */
function withEntry(money: ListMoneyReply, entry: EntryReply, sign: 1 | -1): ListMoneyReply {
  const pot = money.pot + sign * potOf([entry]);
  const { playerId, kind } = entry;
  const isCounted = money.isCounted || (kind === 'box' && sign === 1);
  if (playerId === null) return { ...money, pot, isCounted };
  const known = money.balances.find((one) => one.playerId === playerId);
  const before = known ?? { playerId, name: entry.playerName ?? '', ...NO_BALANCE };
  const change = sign * (balancesOf([entry]).get(playerId) ?? 0);
  const balance = before.balance + change;
  const debts = withTotal(before.debts, owedAfter(before, change, entry), entry.matchId);
  const after = { ...before, balance, debts };
  const balances = known
    ? money.balances.map((one) => (one === known ? after : one))
    : [...money.balances, after];
  const isClaim = entry.kind === 'payment' && sign === 1;
  return {
    ...money,
    pot,
    balances: balances.filter((one) => one.balance !== 0 || one.debts.length > 0),
    claims: money.claims.filter((claim) => !isClaim || claim.playerId !== playerId),
  };
}

/**
 * Returns what a player owes after an entry has changed the balance by `change`. A payment for a match of which nothing
 * is owed pays no debts, because the accounts of that match are still open.
 */
function owedAfter(
  { balance, debts }: ListMoneyReply['balances'][number],
  change: number,
  { kind, matchId }: EntryReply,
): number {
  const owed = debts.reduce((sum, { open }) => sum + open, 0);
  if (change < 0) return owed + Math.max(0, -change - (balance + owed));
  const isPrepaid =
    kind === 'payment' && matchId !== null && debts.every((debt) => debt.matchId !== matchId);
  return isPrepaid ? owed : Math.max(0, owed - change);
}

/**
 * Returns the debts so that their sum is `total`. To lower the sum, the debts of `matchId` are paid first, and then the
 * oldest; to raise it, a debt without a match is added.
 */
function withTotal(debts: readonly OpenDebt[], total: number, matchId: string | null): OpenDebt[] {
  const isFirst = (debt: OpenDebt) => debt.matchId !== null && debt.matchId === matchId;
  const left = new Map(debts.map((debt) => [debt, debt.open]));
  let more = total - debts.reduce((sum, { open }) => sum + open, 0);
  for (const debt of [...debts.filter(isFirst), ...debts]) {
    const paid = Math.min(Math.max(0, -more), left.get(debt) ?? 0);
    left.set(debt, (left.get(debt) ?? 0) - paid);
    more += paid;
  }
  const open = debts
    .map((debt) => ({ ...debt, open: left.get(debt) ?? 0 }))
    .filter((debt) => debt.open > 0);
  return more > 0 ? [...open, { matchId: null, date: null, open: more }] : open;
}
