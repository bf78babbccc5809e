/*
 * The players' page shows a player the own share and debts, and where to pay. It shows nothing about the money of other
 * players, except that the estimated share follows from the cost and the number of payers.
 */
import { amountText, type Currency } from '../money/currency.ts';
import {
  balancesOf,
  debtsOf,
  type Debt,
  type LedgerEntry,
  type PrepaidShare,
} from '../money/ledger.ts';
import { nameList } from '../text/text-line.ts';
import { dayOf, formatTimestampDate, weekdayName, weekdayOf } from '../time/dates.ts';
import { proposingEnds } from '../results/figura.ts';

/**
 * Type of the visitor's own money. `payTo` is where players pay, with the day on which the address changed if that was
 * in the last week, as in '27/11'.
 */
export type ShownMoney = {
  /** Key of the player. */
  player: string;
  sentences: string[];
  payTo: { address: string; holder: string | null; changedOn: string | null } | null;
  /** True if the visitor can claim to have paid ('YA PAGUÉ'). */
  mayClaim: boolean;
};

/** Time in milliseconds for which the page says that the payment address has changed. */
const CHANGE_SHOWN_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Type of the facts about the money of one player. `now` is in epoch milliseconds, and all other times are UTC text.
 */
export type MoneyFacts = {
  now: number;
  timeZone: string;
  currency: Currency;
  /** All entries of the player, also those that are voided. */
  entries: readonly LedgerEntry[];
  /** The matches that the entries name, by id. */
  matches: ReadonlyMap<string, { startsAt: string; endsAt: string; date: string }>;
  /** Shares of the next match that the player would be charged; null if there are none, or the accounts are closed. */
  estimate: {
    matchId: string;
    startsAt: string;
    date: string;
    amounts: readonly number[];
    payers: number;
  } | null;
  /** Shares of other matches with open accounts that the player has paid in advance. */
  prepaid: readonly PrepaidShare[];
  payTo: { address: string; holder: string | null; changedAt: string | null } | null;
  hasClaimed: boolean;
  organiser: string;
};

/**
 * Returns the player's money as the page shows it, and the amount (`due`) that the player can claim to have paid.
 * Returns null if there is nothing to show.
 */
export function shownMoney(
  facts: MoneyFacts,
): { shown: Omit<ShownMoney, 'player'>; due: number } | null {
  const { now, currency, entries, estimate, payTo, hasClaimed, organiser, timeZone } = facts;
  const starts = new Map([...facts.matches].map(([id, { startsAt }]) => [id, startsAt]));
  if (estimate) starts.set(estimate.matchId, estimate.startsAt);
  const debts = debtsOf([...entries, ...estimated(estimate)], starts, facts.prepaid);
  const isOpen = ({ charged, paid }: Debt) => charged > paid;
  const owed = debts.filter((debt) => isOpen(debt) && !isEstimate(debt));
  const expected = debts.find((debt) => isOpen(debt) && isEstimate(debt));
  const text = (amount: number) => amountText(amount, currency);
  const sentences = owedSentences(owed);
  if (expected && estimate) {
    sentences.push(`≈ ${text(expected.charged - expected.paid)} si son ${estimate.payers}`);
  }
  if (sentences.length === 0) {
    if (entries.length === 0 && !estimate) return null;
    // Payments up to the estimated share are not shown as money in the player's favour before the share is charged.
    const expectedSum = (estimate?.amounts ?? []).reduce((sum, amount) => sum + amount, 0);
    const balance = [...balancesOf(entries).values()][0] ?? 0;
    const inFavour = balance - expectedSum;
    sentences.push(inFavour > 0 ? `Tenés ${text(inFavour)} a favor` : 'Estás al día');
  }
  const due = sumOf(owed) || sumOf(expected ? [expected] : []);
  if (hasClaimed && due > 0) {
    sentences.push(`Avisaste que pagaste. Falta que ${organiser} lo confirme.`);
  }
  const isNews = payTo?.changedAt && Date.parse(payTo.changedAt) + CHANGE_SHOWN_MS > now;
  const changedOn =
    isNews && payTo.changedAt ? shortDay(formatTimestampDate(payTo.changedAt, timeZone)) : null;
  return {
    shown: {
      sentences,
      payTo: payTo && { address: payTo.address, holder: payTo.holder, changedOn },
      mayClaim: due > 0 && !hasClaimed,
    },
    due,
  };

  function isEstimate({ matchId }: Debt): boolean {
    return estimate !== null && matchId === estimate.matchId;
  }

  function owedSentences(open: readonly Debt[]): string[] {
    const [first] = open;
    if (!first) return [];
    if (open.length === 1 && isRecent(first, facts.matches, now))
      return [`Te toca ${text(sumOf(open))}`];
    const parts = open.map((debt) => `${text(sumOf([debt]))} ${whenOf(debt, facts.matches)}`);
    return open.length === 1
      ? [`Te toca ${parts.join('')}`]
      : [`Debés ${text(sumOf(open))}: ${nameList(parts)}.`];
  }
}

type Matches = MoneyFacts['matches'];

/** Tells whether the page still shows the match of a debt. */
function isRecent(debt: Debt, matches: Matches, now: number): boolean {
  const match = matchOf(debt, matches);
  return match !== undefined && now < proposingEnds(Date.parse(match.endsAt));
}

function whenOf(debt: Debt, matches: Matches): string {
  const match = matchOf(debt, matches);
  return match ? `del ${dayOfMonth(match.date)}` : 'de antes';
}

function matchOf({ matchId }: Debt, matches: Matches) {
  return matchId === null ? undefined : matches.get(matchId);
}

function estimated(estimate: MoneyFacts['estimate']): LedgerEntry[] {
  if (!estimate) return [];
  return estimate.amounts.map((amount, index) => ({
    entryId: `${index}`,
    kind: 'charge',
    amount,
    playerId: null,
    matchId: estimate.matchId,
    isDeposit: false,
    paidBy: null,
    note: null,
    at: estimate.startsAt,
    voidedAt: null,
  }));
}

const sumOf = (debts: readonly Debt[]) =>
  debts.reduce((sum, { charged, paid }) => sum + charged - paid, 0);

/** Returns a date as in 'jueves 5'. */
export function dayOfMonth(date: string): string {
  return `${weekdayName(weekdayOf(date)).toLowerCase()} ${dayOf(date).day}`;
}

/** Returns the day and month of a date such as '27/11/2026', as in '27/11'. */
const shortDay = (date: string) => date.slice(0, 5);
