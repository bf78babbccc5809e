/*
 * Models the money of a list without entries: `cash` is the pot, and `tabs` has the balance of each player. A test
 * makes each change on the server and in the model, and compares both.
 */

/** Type of what is known of a player who was called to a match. `step` is the step of the last change. */
type Attendance = { is: 'in' | 'out' | 'open'; isLate: boolean; step: number };
/** Type of an advance payment to the pitch, from the pot or by a player. */
export type Deposit = { id: string | null; amount: number; by: string | null };
/** Type of the share of the player `of`, which the player `to` owes. */
type Charge = { of: string; to: string };

export type ModelMatch = {
  id: string;
  /** Times at which the match starts and is over, in epoch milliseconds. */
  start: number;
  end: number;
  isWeekly: boolean;
  /** The status that the organiser has set; null if there is none. */
  status: 'cancelado' | 'completado' | null;
  attendance: Map<string, Attendance>;
  teams: { players: Set<string>; step: number } | null;
  guests: Set<string>;
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
  /** Players who dropped out late and pay nevertheless. */
  payAnyway: Set<string>;
  deposits: Deposit[];
  /** The decision about the deposits of a suspended match; null until there is one. */
  outcome: string | null;
  /** Players who were confirmed as the match was suspended. */
  wereConfirmed: Set<string>;
  /** Shares of a lost deposit, and the amount of each. */
  lost: { share: number; charges: Charge[] };
  closedAt: number | null;
  /** The amounts that closing the accounts has charged and spent; null while the accounts are open. */
  taken: Taken | null;
};

type Taken = {
  /** Amount of each share. */
  share: number;
  charges: Charge[];
  spent: number;
  by: string | null;
  cost: number | null;
  price: number | null;
};

/** Type of an entry that a screen has written, and what it changes. */
export type Written = {
  kind: 'payment' | 'charge' | 'expense' | 'box' | 'deposit';
  amount: number;
  player: string | null;
  matchId: string | null;
  step: number;
  isVoid: boolean;
};

export type Model = {
  now: number;
  /** Number of the writes that have arrived. */
  step: number;
  cash: number;
  /** Deposits that wait for the next match. */
  waiting: Deposit[];
  /** The balance of each player who has ever had an entry. */
  tabs: Map<string, number>;
  deleted: Set<string>;
  neverPay: Set<string>;
  /** The entries that screens have written, by entry id. A match has the decision about its deposit. */
  written: Map<string, Written>;
  /** The earliest match comes first. */
  matches: ModelMatch[];
};

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const DEADLINE_MS = 3 * 60 * 60 * 1000;
const STEPS = [1000, 500, 100, 50, 10, 5, 1];

type NewMatch = Pick<ModelMatch, 'id' | 'start' | 'end' | 'isWeekly'>;

/** Adds a match of the list, which gets the deposits that wait for it. */
export function addMatch(model: Model, facts: NewMatch): ModelMatch {
  const match: ModelMatch = {
    ...facts,
    status: null,
    attendance: new Map(),
    teams: null,
    guests: new Set(),
    hostOf: new Map(),
    payOwn: new Set(),
    cost: null,
    price: null,
    paidBy: null,
    exempt: new Set(),
    payToday: new Set(),
    absent: new Set(),
    payAnyway: new Set(),
    deposits: [],
    outcome: null,
    wereConfirmed: new Set(),
    lost: { share: 0, charges: [] },
    closedAt: null,
    taken: null,
  };
  model.matches.push(match);
  model.matches.sort((one, other) => one.start - other.start);
  takeWaiting(model, match);
  return match;
}

function takeWaiting(model: Model, match: ModelMatch): void {
  if (match.start < model.now) return;
  match.deposits.push(...model.waiting);
  model.waiting = [];
}

export function give(model: Model, player: string, amount: number): void {
  if (amount !== 0) model.tabs.set(player, (model.tabs.get(player) ?? 0) + amount);
}

/** Gives an amount to a player, or to the pot for null. */
export function refund(model: Model, by: string | null, amount: number): void {
  if (by === null) model.cash += amount;
  else give(model, by, amount);
}

/**
 * Returns the share of each payer, rounded up to the first of `STEPS` with which the shares exceed the cost by at most
 * 2 %, else to a whole number.
 */
export function shareOf(cost: number, payers: number): number {
  for (const step of STEPS) {
    const share = Math.ceil(cost / payers / step) * step;
    if ((share * payers - cost) * 50 <= cost) return share;
  }
  return Math.ceil(cost / payers);
}

export const sumOf = (deposits: readonly Deposit[]) =>
  deposits.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the cost and price that count for a match: its own, or those of the last match before it. */
export function priceOf({ matches }: Model, match: ModelMatch) {
  if (match.cost !== null || match.price !== null) return { cost: match.cost, price: match.price };
  const before = matches.filter(({ start }) => start < match.start);
  const said = before.findLast(({ cost, price }) => (cost !== null && cost > 0) || price !== null);
  return { cost: said?.cost ?? null, price: said?.price ?? null };
}

const chargesOf = ({ taken, lost }: ModelMatch) => taken?.charges ?? lost.charges;

/** Returns the players whose accounts these are: those who play, and deleted ones who were charged. */
export function playersOf({ deleted }: Model, match: ModelMatch): Set<string> {
  const { teams, attendance } = match;
  const all = teams ? [...teams.players] : [...attendance.keys()];
  const plays = (player: string) => {
    const { is, step } = attendance.get(player) ?? { is: 'open', step: 0 };
    return teams ? is !== 'out' || step < teams.step : is === 'in';
  };
  const gone = chargesOf(match).flatMap(({ of }) => (deleted.has(of) ? of : []));
  return new Set([...all.filter(plays), ...gone]);
}

/** Returns the players who dropped out after the deadline and do not play. */
export function lateOf(model: Model, match: ModelMatch): string[] {
  const playing = playersOf(model, match);
  return [...match.attendance].flatMap(([player, { is, isLate }]) =>
    is === 'out' && isLate && !playing.has(player) ? player : [],
  );
}

/** Returns the players who play, and those who dropped out late and pay nevertheless. */
export function countedIn(model: Model, match: ModelMatch): string[] {
  const late = lateOf(model, match).filter((player) => match.payAnyway.has(player));
  return [...playersOf(model, match), ...late];
}

/**
 * Tells whether a player does not pay for a match. A player who was charged stays a payer, even if the organiser has
 * since said that the player never pays.
 */
function isExempt({ neverPay }: Model, match: ModelMatch, player: string): boolean {
  if (match.exempt.has(player)) return true;
  const isCharged = chargesOf(match).some(({ of }) => of === player);
  return neverPay.has(player) && !match.payToday.has(player) && !isCharged;
}

/** Returns the players among `players` who pay for a match. */
export function payersOf(model: Model, match: ModelMatch, players: readonly string[]): string[] {
  return players.filter((player) => !isExempt(model, match, player) && !match.absent.has(player));
}

/** Returns the share of a player with the player who is charged for it: the host for a guest, unless the guest pays. */
function chargeOf({ hostOf, payOwn }: ModelMatch, player: string): Charge {
  return { of: player, to: payOwn.has(player) ? player : (hostOf.get(player) ?? player) };
}

/**
 * Closes the accounts of a match, or corrects closed ones: takes the shares from the balances, and the rest of the cost
 * from the pot, or adds it to the balance of the player who paid the pitch.
 */
export function close(model: Model, match: ModelMatch): void {
  const { cost, price } = priceOf(model, match);
  const counted = countedIn(model, match);
  const payers = payersOf(model, match, counted);
  if (match.closedAt === null) {
    for (const player of counted) if (isExempt(model, match, player)) match.exempt.add(player);
  }
  undo(model, match);
  const share = price ?? (payers.length > 0 ? shareOf(cost ?? 0, payers.length) : 0);
  const charges = share > 0 ? payers.map((player) => chargeOf(match, player)) : [];
  const spent = Math.max(0, (cost ?? 0) - sumOf(match.deposits));
  const by = match.paidBy;
  for (const { to } of charges) give(model, to, -share);
  if (spent > 0) refund(model, by, by === null ? -spent : spent);
  match.taken = { share, charges, spent, by, cost, price };
  Object.assign(match, { cost, price });
  match.closedAt ??= model.now;
  dropDeleted(model, match);
}

/** Forgets the hosts of guests if the host is deleted and pays for no guest, or if the guest is and pays alone. */
function dropDeleted({ deleted }: Model, match: ModelMatch): void {
  for (const [guest, host] of match.hostOf) {
    const to = chargesOf(match).find(({ of }) => of === guest)?.to;
    if ((deleted.has(host) || deleted.has(guest)) && to !== host) match.hostOf.delete(guest);
  }
}

function undo(model: Model, match: ModelMatch): void {
  if (!match.taken) return;
  const { share, charges, spent, by } = match.taken;
  for (const { to } of charges) give(model, to, share);
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
  for (const { to } of match.lost.charges) give(model, to, match.lost.share);
  match.lost = { share: 0, charges: [] };
}

/** Sets the status of a match: suspends it, or lets it take place after all. */
export function setStatus(model: Model, match: ModelMatch, status: ModelMatch['status']): void {
  const wasSuspended = match.status === 'cancelado';
  const isSuspended = status === 'cancelado';
  if (isSuspended && !wasSuspended) {
    const confirmed = [...match.attendance].filter(([, { is }]) => is === 'in');
    match.wereConfirmed = new Set(confirmed.map(([player]) => player));
    reopen(model, match);
  }
  match.status = status;
  if (isSuspended || !wasSuspended) return;
  decideAgain(model, match);
  takeWaiting(model, match);
}

/** Closes a changed match again if it was closed in the last seven days. */
export function follow(model: Model, match: ModelMatch): void {
  if (match.closedAt !== null && model.now - match.closedAt < WEEK_MS) close(model, match);
}

/** Leaves closed accounts as they are: cost, price, payer of the pitch and payers are again those of the closing. */
export function keep(model: Model, match: ModelMatch): void {
  const { taken } = match;
  if (!taken) return;
  const { cost, price, charges, spent, by } = taken;
  const payers = payersOf(model, match, countedIn(model, match));
  Object.assign(match, { cost, price });
  if (spent > 0) match.paidBy = by;
  const charged = new Map(charges.map(({ of, to }) => [of, to]));
  const late = lateOf(model, match);
  const known = [...playersOf(model, match), ...late].filter((player) => charged.has(player));
  for (const player of payers.filter((one) => !charged.has(one))) {
    if (late.includes(player)) match.payAnyway.delete(player);
    else match.exempt.add(player);
  }
  for (const player of known) {
    match.exempt.delete(player);
    match.absent.delete(player);
    if (late.includes(player)) match.payAnyway.add(player);
    if (!match.hostOf.has(player)) continue;
    if (charged.get(player) === player) match.payOwn.add(player);
    else match.payOwn.delete(player);
  }
}

/** Settles the deposit of a suspended match: charged to those who were confirmed, given back, or kept for the next. */
export function decide(model: Model, match: ModelMatch, outcome: string): void {
  match.outcome = outcome;
  if (outcome === 'lost') return chargeLost(model, match);
  const deposits = match.deposits.map((deposit) => ({ ...deposit, id: null }));
  match.deposits = [];
  if (outcome === 'returned') returnDeposits(model, deposits);
  else {
    const from = Math.max(match.start, model.now);
    const next = model.matches.find(
      (one) => one !== match && one.start >= from && one.status === null,
    );
    if (next) {
      next.deposits.push(...deposits);
      follow(model, next);
    } else model.waiting.push(...deposits);
  }
}

/** Charges a lost deposit to those who pay, in place of earlier charges. */
export function chargeLost(model: Model, match: ModelMatch): void {
  const { deleted } = model;
  const gone = match.lost.charges.flatMap(({ of }) => (deleted.has(of) ? of : []));
  const confirmed = [...match.wereConfirmed].filter((player) => !deleted.has(player));
  const payers = payersOf(model, match, [...confirmed, ...gone]);
  decideAgain(model, match);
  match.outcome = 'lost';
  if (payers.length === 0) return;
  const share = shareOf(sumOf(match.deposits), payers.length);
  match.lost = { share, charges: payers.map((player) => chargeOf(match, player)) };
  for (const { to } of match.lost.charges) give(model, to, -share);
}

function returnDeposits(model: Model, deposits: readonly Deposit[]): void {
  for (const { by, amount } of deposits) refund(model, by, by === null ? amount : -amount);
}

/** Changes the attendance of a player. The guests of a player who drops out before the match do so too. */
export function attend(
  model: Model,
  match: ModelMatch,
  player: string,
  is: Attendance['is'],
): void {
  if ((match.attendance.get(player)?.is ?? 'open') === is) return;
  const isLate = model.now >= match.start - DEADLINE_MS;
  match.attendance.set(player, { is, isLate, step: model.step });
  if (is !== 'out' || model.now >= match.start) return;
  for (const [guest, host] of match.hostOf)
    if (host === player && !model.deleted.has(guest)) attend(model, match, guest, is);
}

/** Tells whether the teams of a match keep players who are deleted. */
const isCompleted = ({ now }: Model, { status, isWeekly, end }: ModelMatch) =>
  status === 'completado' || (status === null && !isWeekly && end <= now);

/** Deletes a player, and the guests of the player in matches to come whose balance is 0. */
export function forget(model: Model, player: string): void {
  const gone = new Set([player]);
  for (const match of model.matches) {
    for (const [guest, host] of match.hostOf) {
      const stays = match.start <= model.now || (model.tabs.get(guest) ?? 0) !== 0;
      if (host === player && !stays) gone.add(guest);
    }
  }
  for (const one of gone) {
    model.deleted.add(one);
    model.neverPay.delete(one);
  }
  for (const match of model.matches) {
    for (const one of gone) {
      match.attendance.delete(one);
      if (match.teams && !isCompleted(model, match)) match.teams.players.delete(one);
    }
    dropDeleted(model, match);
    const isSpent = match.taken?.by === match.paidBy && (match.taken?.spent ?? 0) > 0;
    if (match.paidBy !== null && gone.has(match.paidBy) && !isSpent) match.paidBy = null;
    if ([...gone].some((one) => match.guests.has(one))) follow(model, match);
  }
}

/** Deletes a match: its charges and expenses count no more, and its guests without a balance are deleted. */
export function removeMatch(model: Model, match: ModelMatch): void {
  undo(model, match);
  decideAgain(model, match);
  returnDeposits(model, match.deposits);
  model.matches = model.matches.filter((one) => one !== match);
  for (const guest of match.guests) {
    const hasMoney = (model.tabs.get(guest) ?? 0) !== 0;
    if (!model.deleted.has(guest) && !hasMoney) forget(model, guest);
  }
}

/** Tells whether two players can be one: they are neither in the teams of one match nor confirmed for one to come. */
export function mayBeOne({ matches, now }: Model, one: string, other: string): boolean {
  return !matches.some(({ teams, attendance, end }) => {
    const isIn = (player: string) => attendance.get(player)?.is === 'in';
    const areInTeams = teams?.players.has(one) && teams.players.has(other);
    return areInTeams || (isIn(one) && isIn(other) && end > now);
  });
}

/** Ranks the part of a player in the accounts of a match: charged, in the teams or confirmed, declined, or none. */
function partIn(match: ModelMatch, player: string): number {
  const is = match.attendance.get(player)?.is;
  if (chargesOf(match).some(({ of }) => of === player)) return 3;
  if (match.teams?.players.has(player) || is === 'in') return 2;
  return is === 'out' ? 1 : 0;
}

/** Gives `kept` the flags of the record that has the larger part in the accounts of a match. */
function mergeFlags(match: ModelMatch, kept: string, other: string): void {
  const chosen = partIn(match, other) > partIn(match, kept) ? other : kept;
  for (const flag of ['payOwn', 'exempt', 'payToday', 'absent', 'payAnyway'] as const) {
    if (match[flag].has(chosen)) match[flag].add(kept);
    else match[flag].delete(kept);
    match[flag].delete(other);
  }
}

/** Merges the player `other` into `kept`, who gets everything of both. Of two answers to one match the newer counts. */
export function merge(model: Model, kept: string, other: string): void {
  const renamed = <Id extends string | null>(id: Id) => (id === other ? kept : id);
  const inSet = (players: Set<string>) => {
    if (players.delete(other)) players.add(kept);
  };
  const balance = model.tabs.get(other);
  if (balance !== undefined) model.tabs.set(kept, (model.tabs.get(kept) ?? 0) + balance);
  model.tabs.delete(other);
  model.deleted.add(other);
  inSet(model.neverPay);
  for (const written of model.written.values()) written.player = renamed(written.player);
  for (const deposit of model.waiting) deposit.by = renamed(deposit.by);
  for (const match of model.matches) {
    mergeFlags(match, kept, other);
    const [own, others] = [match.attendance.get(kept), match.attendance.get(other)];
    if (others && others.step > (own?.step ?? -1)) match.attendance.set(kept, others);
    match.attendance.delete(other);
    if (match.teams) inSet(match.teams.players);
    inSet(match.wereConfirmed);
    for (const [guest, host] of match.hostOf) match.hostOf.set(guest, renamed(host));
    match.paidBy = renamed(match.paidBy);
    for (const deposit of match.deposits) deposit.by = renamed(deposit.by);
    for (const charge of [...(match.taken?.charges ?? []), ...match.lost.charges])
      Object.assign(charge, { of: renamed(charge.of), to: renamed(charge.to) });
    if (match.taken) match.taken.by = renamed(match.taken.by);
  }
}
