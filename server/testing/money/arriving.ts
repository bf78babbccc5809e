import type { MoneyAction, PendingMoney } from '@picadito/domain';
import {
  chargeLost,
  close,
  countedIn,
  decide,
  decideAgain,
  follow,
  keep,
  lateOf,
  payersOf,
  playersOf,
  priceOf,
  refund,
  reopen,
  sumOf,
  type Model,
  type ModelMatch,
  type Written,
} from './money-model.ts';

/**
 * Tells the model a change of money that arrives at the server. Returns whether the server accepts it, and 'repeated'
 * for an entry that arrives once more and changes nothing.
 */
export function arrive(model: Model, { matchId, action }: PendingMoney): boolean | 'repeated' {
  const match = model.matches.find(({ id }) => id === matchId);
  switch (action.do) {
    case 'pay':
      return pay(model, match, action);
    case 'write':
      return write(model, match, action);
    case 'void':
      return takeBack(model, action.entryId);
    case 'dropClaim':
      throw new Error('no history has a claim');
    default:
      return match !== undefined && ofMatch(model, match, action);
  }
}

type OfMatch = Extract<MoneyAction, { do: 'change' | 'close' | 'reopen' | 'deposit' }>;

function ofMatch(model: Model, match: ModelMatch, action: OfMatch): boolean {
  switch (action.do) {
    case 'change':
      return change(model, match, action.patch);
    case 'close':
      if (!mayClose(model, match)) return false;
      close(model, match);
      return true;
    case 'reopen':
      reopen(model, match);
      return true;
    case 'deposit':
      return settle(model, match, action.outcome);
  }
}

function mayClose(model: Model, match: ModelMatch): boolean {
  const { cost, price } = priceOf(model, match);
  const counted = countedIn(model, match);
  const hasCost = cost !== null || (price !== null && payersOf(model, match, counted).length > 0);
  return match.status !== 'cancelado' && hasCost && counted.length > 0;
}

function settle(model: Model, match: ModelMatch, outcome: string): boolean {
  if (match.outcome !== null) return match.outcome === outcome;
  if (match.status !== 'cancelado' || sumOf(match.deposits) === 0) return false;
  decide(model, match, outcome);
  follow(model, match);
  return true;
}

type Patch = Extract<MoneyAction, { do: 'change' }>['patch'];

function change(model: Model, match: ModelMatch, patch: Patch): boolean {
  const { paidBy, exempt = {}, absent = {}, chargedAnyway = {}, guestPaysOwn = {} } = patch;
  const known = new Set([...playersOf(model, match), ...lateOf(model, match)]);
  const flagged = [exempt, absent, chargedAnyway, guestPaysOwn].flatMap((one) => Object.keys(one));
  if (flagged.some((player) => !known.has(player))) return false;
  if (paidBy && paidBy !== match.paidBy && !isInLedger(model, paidBy)) return false;
  if (patch.cost !== undefined || patch.price !== undefined) {
    const priced = { ...priceOf(model, match), ...patch };
    const { cost, price } = priced;
    if (match.closedAt !== null && cost === null && price === null) return false;
    Object.assign(match, { cost, price });
  }
  if (paidBy !== undefined) match.paidBy = paidBy;
  for (const [player, isSet] of Object.entries(exempt)) {
    put(match.exempt, player, isSet);
    put(match.payToday, player, !isSet && model.neverPay.has(player));
  }
  for (const [player, isSet] of Object.entries(absent)) put(match.absent, player, isSet);
  for (const [player, isSet] of Object.entries(chargedAnyway)) put(match.payAnyway, player, isSet);
  for (const [player, isSet] of Object.entries(guestPaysOwn)) put(match.payOwn, player, isSet);
  if (flagged.length > 0 && match.outcome === 'lost') chargeLost(model, match);
  follow(model, match);
  if (patch.isOutdated === false) keep(model, match);
  return true;
}

function put(players: Set<string>, player: string, isSet: boolean): void {
  if (isSet) players.add(player);
  else players.delete(player);
}

/** Tells whether the ledger knows a player: one who is not deleted, or who has had an entry. */
const isInLedger = ({ deleted, tabs }: Model, player: string) =>
  !deleted.has(player) || tabs.has(player);

/** Returns the last payment of a player that counts, with its id; undefined if there is none. */
export function lastPaymentOf({ written }: Model, player: string) {
  const own = [...written].filter(
    ([, one]) => one.kind === 'payment' && one.player === player && !one.isVoid,
  );
  return own.toSorted(([, one], [, other]) => one.step - other.step).at(-1);
}

function pay(
  model: Model,
  match: ModelMatch | undefined,
  action: Extract<MoneyAction, { do: 'pay' }>,
): boolean | 'repeated' {
  const { entryId, playerId, amount, seen, debtOf, paidBy } = action;
  if (model.written.has(entryId)) return 'repeated';
  if ((debtOf !== null && !match) || !isInLedger(model, playerId)) return false;
  if (paidBy !== undefined && !isInLedger(model, paidBy)) return false;
  const seenAt = model.written.get(seen ?? '')?.step ?? -1;
  if ((lastPaymentOf(model, playerId)?.[1].step ?? -1) > seenAt) return false;
  note(model, entryId, { kind: 'payment', amount, player: playerId, matchId: debtOf });
  if (match && debtOf !== null) follow(model, match);
  return true;
}

function write(
  model: Model,
  match: ModelMatch | undefined,
  { entryId, entry }: Extract<MoneyAction, { do: 'write' }>,
): boolean | 'repeated' {
  const { kind, amount, playerId: player, matchId = null, isDeposit = false } = entry;
  if (model.written.has(entryId)) return 'repeated';
  if (player !== null && !isInLedger(model, player)) return false;
  if (!isDeposit) {
    note(model, entryId, { kind, amount, player, matchId });
    return true;
  }
  if (!match) return false;
  note(model, entryId, { kind: 'deposit', amount, player, matchId });
  refund(model, player, player === null ? -amount : amount);
  match.deposits.push({ id: entryId, amount, by: player });
  if (match.outcome !== null) decideAgain(model, match);
  follow(model, match);
  return true;
}

type Noted = Omit<Written, 'step' | 'isVoid'>;

function note(model: Model, entryId: string, noted: Noted): void {
  model.written.set(entryId, { ...noted, step: model.step, isVoid: false });
  count(model, noted, 1);
}

/** Counts an entry (`sign` 1), or no longer counts it (−1). */
function count(model: Model, { kind, amount, player }: Noted, sign: 1 | -1): void {
  const size = sign * amount;
  if (kind === 'payment' || kind === 'box') model.cash += size;
  if (kind === 'expense') refund(model, player, player === null ? -size : size);
  else if (kind !== 'deposit' && player !== null)
    refund(model, player, kind === 'charge' ? -size : size);
}

function takeBack(model: Model, entryId: string): boolean {
  for (const match of model.matches) {
    const deposit = match.deposits.find(({ id }) => id === entryId);
    if (!deposit) continue;
    takeBackDeposit(model, match, deposit);
    return true;
  }
  const written = model.written.get(entryId);
  if (!written) return false;
  if (written.isVoid || written.kind === 'deposit') return true;
  written.isVoid = true;
  count(model, written, -1);
  const match = model.matches.find(({ id }) => id === written.matchId);
  if (match) follow(model, match);
  return true;
}

/** Takes back a deposit of a match; if a decision about it was made, the organiser decides again. */
export function takeBackDeposit(
  model: Model,
  match: ModelMatch,
  deposit: ModelMatch['deposits'][number],
): void {
  const { by, amount } = deposit;
  match.deposits = match.deposits.filter((one) => one !== deposit);
  refund(model, by, by === null ? amount : -amount);
  if (match.outcome !== null) decideAgain(model, match);
  follow(model, match);
}
