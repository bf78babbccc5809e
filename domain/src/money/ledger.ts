export const ENTRY_KINDS = ['expense', 'charge', 'payment', 'box'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const PAYMENT_METHODS = ['cash', 'transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Lists what the players' page can show of the money: the money of its visitor, or nothing. */
export const PLAYERS_SEE = ['own', 'nothing'] as const;
export type PlayersSee = (typeof PLAYERS_SEE)[number];

/**
 * Lists what can become of the deposit of a suspended match: it is lost, was given back, or counts for the next match.
 */
export const DEPOSIT_OUTCOMES = ['lost', 'returned', 'next'] as const;
export type DepositOutcome = (typeof DEPOSIT_OUTCOMES)[number];

/**
 * Type of an entry of a list's ledger. `amount` is an integer in the smallest unit of the currency.
 *
 * - `expense`: something was paid for the group, from the pot or by the player `playerId`.
 * - `charge`: the player `playerId` owes the amount; a negative charge is an adjustment in the player's favour.
 * - `payment`: the player `playerId` gave the amount to the pot; a negative payment was given back. `paidBy` is the
 *   player who handed the money over, if it was another one.
 * - `box`: the organiser counted the pot, and found this much more in it, or less if the amount is negative.
 */
export type LedgerEntry = {
  entryId: string;
  kind: EntryKind;
  amount: number;
  playerId: string | null;
  matchId: string | null;
  isDeposit: boolean;
  paidBy: string | null;
  note: string | null;
  /** Time of the entry, as UTC text. Entries are ordered by it. */
  at: string;
  /** Time at which the entry was voided; null while it counts. */
  voidedAt: string | null;
};

/** Returns the entries that count: those that are not voided. */
export function valid<Entry extends LedgerEntry>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ voidedAt }) => voidedAt === null);
}

/**
 * Returns what an entry adds to the balance of its player. A positive balance is money in the player's favour, and a
 * negative one is what the player owes.
 */
function toBalance({ kind, amount, playerId }: LedgerEntry): number {
  if (playerId === null || kind === 'box') return 0;
  return kind === 'charge' ? -amount : amount;
}

/** Returns what an entry adds to the pot, which is the money that the organiser holds for the list. */
function toPot({ kind, amount, playerId }: LedgerEntry): number {
  if (kind === 'charge') return 0;
  if (kind === 'expense') return playerId === null ? -amount : 0;
  return amount;
}

/** Returns the money in the pot. It is negative if the organiser has paid more than was collected. */
export function potOf(entries: readonly LedgerEntry[]): number {
  return valid(entries).reduce((sum, entry) => sum + toPot(entry), 0);
}

/** Returns the balance of each player with entries, by player id. */
export function balancesOf(entries: readonly LedgerEntry[]): Map<string, number> {
  const balances = new Map<string, number>();
  for (const entry of valid(entries)) {
    if (entry.playerId === null) continue;
    balances.set(entry.playerId, (balances.get(entry.playerId) ?? 0) + toBalance(entry));
  }
  return balances;
}

/** Type of a debt: what a player owes for one match, or by one charge without a match. */
export type Debt = {
  matchId: string | null;
  /**
   * Start of the match as UTC text; '' for a charge without a match, which is older than all matches, as in 'Saldo
   * anterior'.
   */
  since: string;
  charged: number;
  /** Part of `charged` that has been paid or forgiven. */
  paid: number;
  /** Part of `paid` that the organiser has forgiven ('PERDONAR'). */
  forgiven: number;
};

/**
 * Type of what a player has paid in advance for a match whose accounts are open: the share that closing would charge,
 * at most what the player has paid for the match.
 */
export type PrepaidShare = { playerId: string; matchId: string; amount: number };

/** Note of the negative charge with which the organiser forgives what a player owes. */
export const FORGIVEN_NOTE = 'Perdonado';

/**
 * Returns the debts of a player, the oldest first, with what has been paid of each. A payment that names a match pays
 * for that match first. What is left of it, all other payments, expenses that the player paid for the group, and
 * adjustments in the player's favour pay the oldest debts. Money that was given back is subtracted from the newest of
 * these amounts, then from what was paid of the newest debts; the rest is a last debt without a match. `entries` are
 * those of this player, the oldest first. `starts` has the start of each match by its id, as UTC text: a debt is as old
 * as its match, and charges without a match are the oldest debts. `prepaid` are the player's prepaid shares: payments
 * for their matches pay them before any debt, and they are not in the result, because nothing is owed for these matches
 * yet.
 */
export function debtsOf(
  entries: readonly LedgerEntry[],
  starts: ReadonlyMap<string, string>,
  prepaid: readonly PrepaidShare[] = [],
): Debt[] {
  const expected = prepaid.map(({ matchId, amount }) => {
    return { matchId, since: starts.get(matchId) ?? '', charged: amount, paid: 0, forgiven: 0 };
  });
  const debts = [...chargedDebts(entries, starts), ...expected].toSorted((one, other) =>
    one.since < other.since ? -1 : 1,
  );
  const debtOf = new Map(debts.map((debt) => [debt.matchId, debt]));
  const free: { left: number; isForgiven: boolean }[] = [];
  let givenBack = 0;
  let givenBackAt = '';
  for (const entry of valid(entries)) {
    if (entry.kind === 'charge' && entry.amount > 0) continue;
    const amount = toBalance(entry);
    givenBack += Math.max(0, -amount);
    if (amount < 0) givenBackAt = entry.at;
    if (amount <= 0) continue;
    const own =
      entry.kind === 'payment' && entry.matchId !== null ? debtOf.get(entry.matchId) : undefined;
    const isForgiven = entry.kind === 'charge' && entry.note === FORGIVEN_NOTE;
    free.push({ left: amount - (own ? pay(own, amount) : 0), isForgiven });
  }
  for (const one of free.toReversed()) {
    const taken = Math.min(givenBack, one.left);
    one.left -= taken;
    givenBack -= taken;
  }
  const owed = takeBack(debts, givenBack);
  const isExpected = new Set<Debt>(expected);
  const charged = debts.filter((debt) => !isExpected.has(debt));
  for (const one of free) payOldest(charged, one.left, one.isForgiven);
  if (owed === 0) return charged;
  const since = { matchId: null, since: givenBackAt };
  return [...charged, { ...since, charged: owed, paid: 0, forgiven: 0 }];
}

/** Pays the oldest debts with an amount, or forgives them. */
function payOldest(debts: readonly Debt[], amount: number, isForgiven: boolean): void {
  let left = amount;
  for (const debt of debts) {
    if (left === 0) return;
    const used = pay(debt, left);
    left -= used;
    if (isForgiven) debt.forgiven += used;
  }
}

/**
 * Returns the positive charges as unpaid debts, in any order: one for each match, and one for each charge without a
 * match.
 */
function chargedDebts(
  entries: readonly LedgerEntry[],
  starts: ReadonlyMap<string, string>,
): Debt[] {
  const debts: Debt[] = [];
  const ofMatch = new Map<string, Debt>();
  for (const { kind, matchId, at, amount } of valid(entries)) {
    if (kind !== 'charge' || amount <= 0) continue;
    const same = matchId === null ? undefined : ofMatch.get(matchId);
    if (same) {
      same.charged += amount;
      continue;
    }
    const since = matchId === null ? '' : (starts.get(matchId) ?? at);
    const debt = { matchId, since, charged: amount, paid: 0, forgiven: 0 };
    debts.push(debt);
    if (matchId !== null) ofMatch.set(matchId, debt);
  }
  return debts;
}

/** Pays for a debt with at most `amount`, and returns what was used of it. */
function pay(debt: Debt, amount: number): number {
  const used = Math.min(amount, debt.charged - debt.paid);
  debt.paid += used;
  return used;
}

/** Takes back what was paid, from the newest debts first. Returns what is left of the amount. */
function takeBack(debts: readonly Debt[], amount: number): number {
  let left = amount;
  for (const debt of debts.toReversed()) {
    const taken = Math.min(left, debt.paid);
    debt.paid -= taken;
    left -= taken;
  }
  return left;
}
