/*
 * A slow model of the group's money. It is told what happens, knows no entries, and keeps the cash and the tab of each
 * player as plain numbers.
 */

export type ModelMatch = {
  /** Players who are confirmed, or in the final teams. */
  players: Set<string>;
  cost: number | null;
  price: number | null;
  paidBy: string | null;
  exempt: Set<string>;
  absent: Set<string>;
  deposits: number;
  isSuspended: boolean;
  isDecided: boolean;
  closedAt: number | null;
  /** Amounts that closing has taken from each player, and given to `paidBy` or taken from the cash; null while open. */
  taken: { from: Map<string, number>; spent: number; by: string | null } | null;
};

export type Model = {
  now: number;
  cash: number;
  tabs: Map<string, number>;
  deleted: Set<string>;
  /** The earliest match comes first. */
  matches: ModelMatch[];
};

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const STEPS = [1000, 500, 100, 50, 10, 5, 1];

export function newMatch(players: readonly string[]): ModelMatch {
  return {
    players: new Set(players),
    cost: null,
    price: null,
    paidBy: null,
    exempt: new Set(),
    absent: new Set(),
    deposits: 0,
    isSuspended: false,
    isDecided: false,
    closedAt: null,
    taken: null,
  };
}

export function give(model: Model, player: string, amount: number): void {
  model.tabs.set(player, (model.tabs.get(player) ?? 0) + amount);
}

/** Counts up from the exact share until the largest step divides it with a surplus of at most 2 %. */
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
  const before = matches.slice(0, matches.indexOf(match) + 1);
  const said = before.findLast(({ cost, price }) => cost !== null || price !== null);
  return { cost: said?.cost ?? null, price: said?.price ?? null };
}

export const payersOf = ({ players, exempt, absent }: ModelMatch) =>
  [...players].filter((player) => !exempt.has(player) && !absent.has(player));

/** Takes the shares of a match from the tabs, and what the pitch costs from the cash or to the player who paid it. */
export function close(model: Model, match: ModelMatch): void {
  const { cost, price } = priceOf(model, match);
  undo(model, match);
  const payers = payersOf(match);
  const share = price ?? (payers.length > 0 ? shareOf(cost ?? 0, payers.length) : 0);
  const from = new Map(payers.map((player) => [player, share]));
  const spent = Math.max(0, (cost ?? 0) - match.deposits);
  for (const [player, amount] of from) give(model, player, -amount);
  if (match.paidBy === null) model.cash -= spent;
  else give(model, match.paidBy, spent);
  match.taken = { from, spent, by: match.paidBy };
  // A deleted player counts only as long as the player is charged.
  for (const player of model.deleted) if (!from.get(player)) match.players.delete(player);
}

function undo(model: Model, match: ModelMatch): void {
  if (!match.taken) return;
  const { from, spent, by } = match.taken;
  for (const [player, amount] of from) give(model, player, amount);
  if (by === null) model.cash += spent;
  else give(model, by, -spent);
  match.taken = null;
}

export function reopen(model: Model, match: ModelMatch): void {
  undo(model, match);
  match.closedAt = null;
  for (const player of model.deleted) match.players.delete(player);
}

/** Reopens a match that has been suspended in the week after closing, and closes another changed one again. */
export function suspendOrFollow(model: Model, match: ModelMatch): void {
  if (!match.isSuspended) return follow(model, match);
  if (match.closedAt !== null && model.now - match.closedAt < WEEK_MS) reopen(model, match);
}

/** Closes a changed match again if it was closed in the last seven days. */
export function follow(model: Model, match: ModelMatch): void {
  if (match.closedAt !== null && model.now - match.closedAt < WEEK_MS) close(model, match);
}

/** Settles the deposit of a suspended match: charged to those who were confirmed, given back, or kept for the next. */
export function decide(model: Model, match: ModelMatch, outcome: string): void {
  if (outcome === 'lost') {
    const confirmed = [...match.players].filter((player) => !model.deleted.has(player));
    if (confirmed.length === 0) return;
    const share = shareOf(match.deposits, confirmed.length);
    for (const player of confirmed) give(model, player, -share);
    return;
  }
  if (outcome === 'returned') model.cash += match.deposits;
  else {
    const later = model.matches.slice(model.matches.indexOf(match) + 1);
    const next = later.find(({ isSuspended }) => !isSuspended);
    if (next) {
      next.deposits += match.deposits;
      follow(model, next);
    }
  }
  match.deposits = 0;
}

export function forget(model: Model, player: string): void {
  model.deleted.add(player);
  for (const { players, taken } of model.matches) {
    if (!taken?.from.get(player)) players.delete(player);
  }
}
