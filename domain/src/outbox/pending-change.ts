/*
 * Pending changes are changes that the server has not acknowledged yet (docs/decisions/024-outbox.md). They are queued
 * and sent in the order of the taps, again after a lost response. A change of attendance, teams or a result contains
 * the state on which it was made (`base`): the server applies it if the stored state is still that one, acknowledges it
 * if the stored state is already the target, and otherwise rejects it, because another device or an answer by the
 * link has changed the same data (compare-and-set).
 */
import type { AttendanceStatus } from '../attendance/status.ts';
import type { DepositOutcome, PaymentMethod } from '../money/ledger.ts';
import type { EntryInput, MatchMoneyPatch } from '../money/money-requests.ts';
import type { KnownResult } from '../results/score.ts';
import type { Game } from '../rotation/game.ts';
import type { TeamOrigin, Teams } from '../teams/teams.ts';

type Pending = {
  /** Id of the change. As text, ids sort in the order of the taps. */
  id: string;
  matchId: string;
  /** The list of the match if its user helps with this list; undefined for matches of their own. */
  helpedListId?: string;
};

export type PendingAttendance = Pending & {
  kind: 'attendance';
  playerId: string;
  /** Name of the player, for messages about this change. */
  name: string;
  /**
   * Attendance on screen before the change. If it is undefined (unknown), the server applies the change without
   * comparing.
   */
  base: AttendanceStatus | undefined;
  /**
   * Time of the answer by the link that was on screen before the change; null for no answer. If it is undefined
   * (unknown), the server does not compare it.
   */
  answeredAt?: string | null | undefined;
  target: AttendanceStatus;
};

export type PendingTeams = Pending & {
  kind: 'teams';
  /** Teams on screen before the change: null for no teams, undefined if unknown. */
  base: Teams<string> | null | undefined;
  target: Teams<string> & { createdBy: TeamOrigin };
  /**
   * True if the server has teams of this match, as far as the client knows. Teams that exist are replaced with PUT,
   * others are created with POST.
   */
  exist: boolean;
};

export type PendingResult = Pending & {
  kind: 'result';
  /** Result on screen before the change: null for no result, undefined if unknown. */
  base: KnownResult | null | undefined;
  /** New result; null removes the stored result. */
  target: KnownResult | null;
};

/**
 * Type of an action on the money of a match or a list. The page makes the ids of the entries, so that a request that is
 * sent again writes one entry.
 *
 * - `pay` writes a payment of a player. `debtOf` is the match whose debt it pays first, null for the oldest debt.
 *   `seen` is the newest payment of the player on screen, or the newest entry; the server asks if there is a newer
 *   payment. `paidBy` is the player who handed the money over, if it was another one. A negative amount was given back.
 * - `void` voids an entry, which has this amount and this player (null for none).
 * - `write` writes any other entry of the list, such as a deposit of a match.
 * - `change` changes the cost of the match or who pays, `close` closes its accounts, and `reopen` reopens them.
 * - `deposit` decides what became of the deposit of a suspended match.
 * - `dropClaim` says that the money of a claim has not arrived. `seen` is the time of that claim; an older version
 *   stored none.
 *
 * `at` is the time of the tap as UTC text, for the screen; an older version stored payments without it.
 */
export type MoneyAction =
  | {
      do: 'pay';
      playerId: string;
      entryId: string;
      amount: number;
      seen: string | null;
      debtOf: string | null;
      paidBy?: string;
      method?: PaymentMethod;
      at?: string;
    }
  | { do: 'void'; playerId: string | null; entryId: string; amount: number }
  | {
      do: 'write';
      entryId: string;
      at: string;
      entry: Pick<EntryInput, 'kind' | 'amount' | 'playerId' | 'method' | 'note'> &
        Partial<Pick<EntryInput, 'matchId' | 'isDeposit'>>;
    }
  | { do: 'change'; patch: MatchMoneyPatch }
  | { do: 'close' }
  | { do: 'reopen' }
  | { do: 'deposit'; outcome: DepositOutcome }
  | { do: 'dropClaim'; playerId: string; seen?: string };

export type PendingMoney = Omit<Pending, 'matchId'> & {
  kind: 'money';
  /** The match of the change; null for a change of the list's money. */
  matchId: string | null;
  listId: string;
  /** Name of the change in messages about it: the name of the player, or 'la plata'. */
  name: string;
  action: MoneyAction;
  /**
   * Question of the server about a payment, because another device has written one. The payment is not sent before the
   * organiser has answered it.
   */
  question?: string;
};

/**
 * Type of an action on the night of a match.
 *
 * - `record` records the game `seq`, or corrects it. `seen` names the game that was on screen (`gameName`), null for
 *   none.
 * - `remove` removes the last game.
 */
export type NightAction =
  | { do: 'record'; seq: number; game: Omit<Game, 'seq'>; seen: string | null }
  | { do: 'remove'; seq: number; seen: string }
  | { do: 'finish' }
  | { do: 'reopen' };

export type PendingNight = Pending & {
  kind: 'night';
  action: NightAction;
  /**
   * Reason why the server has refused the change: it has another game ('changed'), or the request failed in any other
   * way ('failed'). The change and all later changes of the night wait for an answer of the organiser, so that no game
   * is lost.
   */
  refused?: 'changed' | 'failed';
  /** The sentence of the server that says what is wrong with the change, if it has sent one. */
  why?: string | undefined;
};

export type PendingChange =
  | PendingAttendance
  | PendingTeams
  | PendingResult
  | PendingMoney
  | PendingNight;

export type OutboxRequest = {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body: unknown;
  /** Changes that the request carries out, in the order of the taps. */
  changes: readonly PendingChange[];
};

/**
 * Type of the server's response to a request of the outbox; null if none arrived. `code` is the error code in its body,
 * or null. The body of an error is its problem document, or null. `isHelpOver` is true if the user no longer helps with
 * the list of the request.
 */
export type OutboxResponse = {
  status: number;
  code: string | null;
  body: unknown;
  isHelpOver?: boolean;
} | null;

/**
 * Type of a change that was not applied, with the reason: another device has changed the same data ('changed'), the
 * changed data no longer exists ('missing'), the user no longer helps with the list ('help-over'), or the request
 * failed in any other way ('failed').
 */
export type RejectedChange = {
  change: PendingChange;
  reason: 'changed' | 'missing' | 'help-over' | 'failed';
};

export type QueueUpdate = {
  queue: PendingChange[];
  rejected: RejectedChange[];
  /** Question about the change of the request, which stays in the queue until the organiser answers it. */
  question?: string;
  /** True if the next request should be sent immediately. */
  shouldContinue: boolean;
};
