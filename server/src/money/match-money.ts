import {
  balancesOf,
  debtsOf,
  distinctRows,
  MESSAGES,
  valid,
  type Currency,
  type LedgerEntry,
  type MatchMoneyPatch,
  type MatchMoneyReply,
} from '@picadito/domain';
import { invalid, notFound } from '../app-error.ts';
import type { Reader, Writer } from '../store/store.ts';
import {
  depositOf,
  readAccounts,
  type AccountPlayer,
  type MatchAccounts,
  type MatchOfList,
} from '../store/tables/money/accounts.ts';
import { entriesOfList, type StoredEntry } from '../store/tables/money/ledger-entries.ts';
import { beginListMoney, listMoneyOf, neverPayOf } from '../store/tables/money/list-money.ts';
import { setFlag, storeMatchMoney, type PlayerFlag } from '../store/tables/money/match-money.ts';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import { rosterOf } from '../store/tables/matches/roster.ts';
import { timesOfMatches } from '../store/tables/money/matches-of-ledger.ts';
import { prepaidShares } from '../store/tables/money/prepaid-shares.ts';
import { namesInLedger } from '../store/tables/money/players-of-ledger.ts';
import { followChanges } from '../store/tables/money/write-accounts.ts';
import { isOutdated, shownAccounts, writtenOf } from '../store/tables/money/written-accounts.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedMatch, ownedMatch } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';
import { chargeDepositAgain } from './charge-deposit.ts';
import { keepAccounts } from './keep-accounts.ts';
import { openDebts, startsIn } from './open-debts.ts';
import { requireAmount } from './ledger.ts';

export async function readMatchMoney(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<MatchMoneyReply> {
  const match = ofList(await ownedMatch(context, organiser, matchId));
  return matchMoneyIn(context.store.read, organiser, match, context.now());
}

/**
 * Changes what a match costs and who pays. The entries of closed accounts follow the change until seven days after the
 * closing; later they stay until the organiser closes the accounts again. The charges for a lost deposit follow a
 * change of who pays.
 */
export async function changeMatchMoney(
  context: Context,
  organiser: Organiser,
  matchId: string,
  patch: MatchMoneyPatch,
): Promise<MatchMoneyReply> {
  return write(context, organiser, async (tx, writeContext) => {
    const { now, nextTimestamp, recordChange } = writeContext;
    const match = ofList(await lockOwnedMatch(tx, organiser, matchId));
    const { id: userId, country } = organiser;
    const key = { userId, matchId };
    const list = { userId, listId: match.list_id };
    const currency = await currencyIn(tx, organiser, match);
    const found = await readAccounts(tx, match, currency, now);
    const { money, players } = found;
    // If only the cost or only the price changes, the other one is stored as it was proposed.
    const isPriced = patch.cost !== undefined || patch.price !== undefined;
    const before = isPriced ? found : money;
    const { cost = before.cost, price = before.price, paidBy = money.paid_by } = patch;
    for (const path of ['cost', 'price'] as const) requireAmount(path, patch[path] ?? 0, currency);
    if (isPriced && money.closed_at !== null && cost === null && price === null)
      throw invalid('cost', MESSAGES.moneyNeedsCost);
    if (paidBy !== null && paidBy !== money.paid_by) {
      const names = await namesInLedger(tx, list, [paidBy]);
      if (!names.has(paidBy)) throw invalid('paidBy', MESSAGES.playerMissing);
    }
    await storeMatchMoney(tx, key, { ...money, cost, price, paid_by: paidBy });
    await beginListMoney(tx, list, country);
    const known = new Set(players.map(({ playerId }) => playerId));
    const never = new Set(await neverPayOf(tx, list));
    for (const [field, flag] of FLAGS) {
      for (const [playerId, value] of Object.entries(patch[field] ?? {})) {
        if (!known.has(playerId)) throw invalid(field, MESSAGES.playerMissing);
        await setFlag(tx, { ...key, playerId }, flag, value);
        const paysToday = !value && never.has(playerId);
        if (flag === 'is_exempt') await setFlag(tx, { ...key, playerId }, 'pays_today', paysToday);
      }
    }
    const isFlagged = FLAGS.some(([field]) => patch[field] !== undefined);
    if (isFlagged) await chargeDepositAgain(tx, writeContext, match, currency);
    recordChange('match', matchId);
    // The entries are corrected here and not only at the end of the transaction, so that the reply shows them.
    await followChanges(tx, { userId, country }, [matchId], { now, nextTimestamp });
    if (patch.isOutdated === false) await keepAccounts(tx, match, { currency, now });
    return matchMoneyIn(tx, organiser, match, now);
  });
}

const FLAGS: readonly (readonly [
  'exempt' | 'absent' | 'chargedAnyway' | 'guestPaysOwn',
  PlayerFlag,
])[] = [
  ['exempt', 'is_exempt'],
  ['absent', 'is_absent'],
  ['chargedAnyway', 'is_charged_anyway'],
  ['guestPaysOwn', 'pays_own'],
];

/** Returns a match that has a list; throws "not found" for a match without one, which has no money. */
export function ofList<Match extends MatchRow>(match: Match): Match & MatchOfList {
  const { list_id } = match;
  if (list_id === null) throw notFound();
  return { ...match, list_id };
}

export async function currencyIn(
  db: Reader,
  { id, country }: Organiser,
  { list_id }: MatchOfList,
): Promise<Currency> {
  return (await listMoneyOf(db, { userId: id, listId: list_id }, country)).currency;
}

/** Returns the money of a match as the organiser's screen shows it. */
export async function matchMoneyIn(
  db: Reader | Writer,
  organiser: Organiser,
  match: MatchOfList,
  now: number,
): Promise<MatchMoneyReply> {
  const currency = await currencyIn(db, organiser, match);
  const found = await readAccounts(db, match, currency, now);
  const { money, cost, price, entries } = found;
  const isClosed = money.closed_at !== null;
  const isOpen = !isClosed && match.status !== 'cancelado';
  const ledger = await entriesOfList(db, { userId: organiser.id, listId: match.list_id });
  const deposit = depositOf(entries);
  const players = await playersIn(db, match, { ...found, isOpen }, { ledger, currency, now });
  const roster = await rosterOf(db, organiser.id, match.match_id, timestamp(now));
  return {
    currency,
    cost,
    price,
    paidBy: money.paid_by,
    isClosed,
    closedAt: money.closed_at,
    isOutdated: isClosed && isOutdated(found),
    ...shownAccounts(found),
    collected: sumOfPayments(entries, match.match_id),
    deposit,
    depositOutcome: money.deposit_outcome,
    leftToPay: isOpen ? Math.max(0, (cost ?? 0) - deposit) : 0,
    players: distinctRows(players, roster),
  };
}

/**
 * Returns the rows of the players of a match, and of those outside it who are charged: the hosts of guests, and players
 * whose share the organiser left as it was.
 */
async function playersIn(
  db: Reader,
  match: MatchOfList,
  { isOpen, ...found }: MatchAccounts & { isOpen: boolean },
  { ledger, currency, now }: { ledger: readonly StoredEntry[]; currency: Currency; now: number },
): Promise<MatchMoneyReply['players']> {
  const { players, accounts } = found;
  const inMatch = new Set(players.map(({ playerId }) => playerId));
  const charges = writtenOf(found).filter(({ kind }) => kind === 'charge');
  const charged = isOpen
    ? accounts.payers.map(({ chargedId }) => chargedId)
    : charges.flatMap(({ playerId }) => playerId ?? []);
  const outsideIds = new Set(charged.filter((id) => !inMatch.has(id)));
  const list = { userId: match.user_id, listId: match.list_id };
  const names = await namesInLedger(db, list, [...outsideIds]);
  const outside = [...names].map(([playerId, name]) => ({ ...OUTSIDE, playerId, name }));
  const estimated = isOpen ? estimates(match, accounts) : [];
  const all = [...ledger, ...estimated];
  const matchIds = all.flatMap(({ matchId }) => matchId ?? []);
  const matches = await timesOfMatches(db, match.user_id, [...new Set(matchIds)]);
  const prepaid = await prepaidShares(db, match.user_id, all, { currency, now });
  const balances = balancesOf(ledger);
  const entriesBy = Map.groupBy(all, ({ playerId }) => playerId);
  const inside = players.map((player) => ({ ...player, isPlaying: true }));
  return [...inside, ...outside].map((player) => {
    const entries = entriesBy.get(player.playerId) ?? [];
    const own = prepaid.filter(({ playerId }) => playerId === player.playerId);
    const debts = debtsOf(entries, startsIn(matches), own);
    const debt = debts.find(({ matchId }) => matchId === match.match_id);
    const others = debts.filter((one) => one !== debt);
    const { charged, paid, forgiven } = debt ?? {
      charged: 0,
      paid: sumOfPayments(entries, match.match_id),
      forgiven: 0,
    };
    const payments = valid(entries).filter(({ kind }) => kind === 'payment');
    return {
      ...player,
      charged,
      paid,
      forgiven,
      open: Math.max(0, charged - paid),
      balance: balances.get(player.playerId) ?? 0,
      otherDebts: openDebts(others, matches),
      lastEntryId: payments.at(-1)?.entryId ?? null,
      lastAmount: payments.at(-1)?.amount ?? null,
    };
  });
}

const OUTSIDE: Omit<AccountPlayer, 'playerId' | 'name'> & { isPlaying: boolean } = {
  isPlaying: false,
  isGuest: false,
  hostId: null,
  isExempt: false,
  isAbsent: false,
  isChargedAnyway: null,
  paysOwn: false,
};

/** Returns the sum of the payments for a match among these entries. */
function sumOfPayments(entries: readonly LedgerEntry[], matchId: string): number {
  return valid(entries)
    .filter((entry) => entry.kind === 'payment' && entry.matchId === matchId)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the charges that closing the accounts would write, so that estimates follow the rules of debts. */
function estimates(
  { match_id, starts_at }: MatchOfList,
  { payers, share }: MatchAccounts['accounts'],
): LedgerEntry[] {
  return payers.map(({ playerId, chargedId }) => ({
    entryId: playerId,
    kind: 'charge',
    amount: share ?? 0,
    playerId: chargedId,
    matchId: match_id,
    isDeposit: false,
    paidBy: null,
    note: null,
    at: starts_at,
    voidedAt: null,
  }));
}
