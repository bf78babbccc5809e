/*
 * Models the money of a list without entries: `cash` is the pot, and `tabs` has the balance of each player. A test
 * makes each change on the server and in the model, and compares both.
 */

export type ModelMatch = {
  /** Time at which the match starts, in epoch milliseconds. */
  start: number;
  /** Players who are confirmed, or in the final teams. */
  players: Set<string>;
  /** The host of each guest, who pays for the guest. */
  hostOf: Map<string, string>;
  /** Guests who pay their own share. */
  payOwn: Set<string>;
  cost: number | null;
  price: number | null;
  paidBy: string | null;
  exempt: Set<string>;
  /** Players who never pay, but do pay for this match. */
  payToday: Set<string>;
  absent: Set<string>;
  deposits: number;
  isSuspended: boolean;
  /** The decision about the deposits of a suspended match; null until there is one. */
  outcome: string | null;
  /** Players who were confirmed as the match was suspended. */
  wereConfirmed: Set<string>;
  /** Amounts that a lost deposit has taken from each player. */
  lost: Map<string, number>;
  closedAt: number | null;
  /** The amounts that closing the accounts has charged and spent; null while the accounts are open. */
  taken: Taken | null;
};

type Taken = {
  /** Amount of each share. */
  share: number;
  /** The player who is charged for the share of each player. */
  chargedFor: Map<string, string>;
  spent: number;
  by: string | null;
  cost: number | null;
  price: number | null;
};

export type Model = {
  now: number;
  cash: number;
  /** Deposits that wait for the next match. */
  waiting: number;
  tabs: Map<string, number>;
  deleted: Set<string>;
  neverPay: Set<string>;
  /** The earliest match comes first. */
  matches: ModelMatch[];
};

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const STEPS = [1000, 500, 100, 50, 10, 5, 1];

export function newMatch(players: readonly string[], start: number): ModelMatch {
  return {
    start,
    players: new Set(players),
    hostOf: new Map(),
    payOwn: new Set(),
    cost: null,
    price: null,
    paidBy: null,
    exempt: new Set(),
    payToday: new Set(),
    absent: new Set(),
    deposits: 0,
    isSuspended: false,
    outcome: null,
    wereConfirmed: new Set(),
    lost: new Map(),
    closedAt: null,
    taken: null,
  };
}

export function give(model: Model, player: string, amount: number): void {
  model.tabs.set(player, (model.tabs.get(player) ?? 0) + amount);
}

/**
 * Returns the share of each payer, rounded up to the first of `STEPS` with which the shares exceed the cost by at most
 * 2 %, else to a whole number.
 */
export function shareOf(cost: number, payers: number): number {
  for (const step of STEPS) {
    let share = 0;
    while (share * payers < cost) share += step;
    if ((share * payers - cost) * 50 <= cost) return share;
  }
  return Math.ceil(cost / payers);
}

/** Returns the cost and price that count for a match: its own, or those of the last match before it. */
export function priceOf({ matches }: Model, match: ModelMatch) {
  if (match.cost !== null || match.price !== null) return { cost: match.cost, price: match.price };
  const before = matches.slice(0, matches.indexOf(match));
  const said = before.findLast(({ cost, price }) => (cost !== null && cost > 0) || price !== null);
  return { cost: said?.cost ?? null, price: said?.price ?? null };
}

/**
 * Tells whether a player does not pay for a match. A player who was charged stays a payer, even if the organiser has
 * since said that the player never pays.
 */
function isExempt({ neverPay }: Model, match: ModelMatch, player: string): boolean {
  if (match.exempt.has(player)) return true;
  const isCharged = match.taken?.chargedFor.has(player);
  return neverPay.has(player) && !match.payToday.has(player) && !isCharged;
}

/** Returns the players among `players` who pay for a match. */
export function payersOf(model: Model, match: ModelMatch, players: readonly string[]): string[] {
  return players.filter((player) => !isExempt(model, match, player) && !match.absent.has(player));
}

/** Returns the player who is charged for the share of a player: the host for a guest, unless the guest pays. */
const chargedFor = ({ hostOf, payOwn }: ModelMatch, player: string) =>
  payOwn.has(player) ? player : (hostOf.get(player) ?? player);

/**
 * Closes the accounts of a match, or corrects closed ones: takes the shares from the balances, and the rest of the cost
 * from the pot, or adds it to the balance of the player who paid the pitch.
 */
export function close(model: Model, match: ModelMatch): void {
  const { cost, price } = priceOf(model, match);
  const payers = payersOf(model, match, [...match.players]);
  if (match.closedAt === null) {
    for (const player of match.players)
      if (isExempt(model, match, player)) match.exempt.add(player);
  }
  undo(model, match);
  const share = price ?? (payers.length > 0 ? shareOf(cost ?? 0, payers.length) : 0);
  const charged = share > 0 ? payers : [];
  const spent = Math.max(0, (cost ?? 0) - match.deposits);
  const by = match.paidBy;
  const shares = new Map(charged.map((player) => [player, chargedFor(match, player)]));
  for (const player of shares.values()) give(model, player, -share);
  if (by === null) model.cash -= spent;
  else give(model, by, spent);
  match.taken = { share, chargedFor: shares, spent, by, cost, price };
  Object.assign(match, { cost, price });
  match.closedAt ??= model.now;
  dropDeleted(model, match);
}

/**
 * Removes from a match the deleted players whose share no longer counts, and the deleted hosts who pay for no guest.
 */
function dropDeleted(model: Model, { players, hostOf, taken }: ModelMatch): void {
  for (const player of model.deleted) if (!taken?.chargedFor.has(player)) players.delete(player);
  for (const [guest, host] of hostOf) {
    const pays = taken?.chargedFor.get(guest) === host;
    if (model.deleted.has(host) && !pays) hostOf.delete(guest);
  }
}

function undo(model: Model, match: ModelMatch): void {
  if (!match.taken) return;
  const { share, chargedFor: shares, spent, by } = match.taken;
  for (const player of shares.values()) give(model, player, share);
  if (by === null) model.cash += spent;
  else give(model, by, -spent);
  match.taken = null;
}

/** Reopens the accounts of a match, or makes the decision that its deposit is lost undone. */
export function reopen(model: Model, match: ModelMatch): void {
  undo(model, match);
  match.closedAt = null;
  if (match.outcome === 'lost') decideAgain(model, match);
  dropDeleted(model, match);
}

/** Undoes the decision about the deposits of a suspended match. */
export function decideAgain(model: Model, match: ModelMatch): void {
  match.outcome = null;
  for (const [player, amount] of match.lost) give(model, player, amount);
  match.lost.clear();
}

/** Suspends a match, or lets it take place after all. */
export function suspend(model: Model, match: ModelMatch): void {
  reopen(model, match);
  match.isSuspended = !match.isSuspended;
  match.outcome = null;
  if (match.isSuspended) match.wereConfirmed = new Set(match.players);
  else {
    match.deposits += model.waiting;
    model.waiting = 0;
  }
}

/** Closes a changed match again if it was closed in the last seven days. */
export function follow(model: Model, match: ModelMatch): void {
  if (match.closedAt !== null && model.now - match.closedAt < WEEK_MS) close(model, match);
}

/** Leaves closed accounts as they are: cost, price and payer of the pitch are again those of the closing. */
export function keep(match: ModelMatch): void {
  const { taken } = match;
  if (!taken) return;
  Object.assign(match, { cost: taken.cost, price: taken.price });
  if (taken.spent > 0) match.paidBy = taken.by;
}

/** Settles the deposit of a suspended match: charged to those who were confirmed, given back, or kept for the next. */
export function decide(model: Model, match: ModelMatch, outcome: string): void {
  match.outcome = outcome;
  if (outcome === 'lost') {
    const confirmed = [...match.wereConfirmed].filter((player) => !model.deleted.has(player));
    const payers = payersOf(model, match, confirmed);
    if (payers.length === 0) return;
    const share = shareOf(match.deposits, payers.length);
    for (const player of payers.map((payer) => chargedFor(match, payer))) {
      give(model, player, -share);
      match.lost.set(player, (match.lost.get(player) ?? 0) + share);
    }
    return;
  }
  if (outcome === 'returned') model.cash += match.deposits;
  else {
    const later = model.matches.slice(model.matches.indexOf(match) + 1);
    const next = later.find(({ isSuspended, start }) => !isSuspended && start >= model.now);
    if (next) {
      next.deposits += match.deposits;
      follow(model, next);
    } else model.waiting += match.deposits;
  }
  match.deposits = 0;
}

/** Deletes a player, and the guests of the player in matches to come whose balance is 0. */
export function forget(model: Model, player: string): void {
  model.deleted.add(player);
  model.neverPay.delete(player);
  for (const match of model.matches) {
    for (const [guest, host] of match.hostOf) {
      const stays = match.start <= model.now || (model.tabs.get(guest) ?? 0) !== 0;
      if (host === player && !stays) model.deleted.add(guest);
    }
  }
  for (const match of model.matches) {
    dropDeleted(model, match);
    const isSpent = match.taken?.by === match.paidBy && match.taken.spent > 0;
    if (match.paidBy !== null && model.deleted.has(match.paidBy) && !isSpent) match.paidBy = null;
  }
}
