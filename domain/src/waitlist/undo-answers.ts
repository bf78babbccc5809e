/*
 * The organiser undoes one answer by the link, the answers of one device, or a span of time. A name gets back the state
 * that it had before the undone answers if its last answer is among them; a later answer that is not undone stays. The
 * span that the organiser is offered begins after the last 30 minutes in which new and claiming devices sent nothing,
 * and covers everything that they have sent since.
 */
import { statusOf, type AttendanceFlags } from '../attendance/status.ts';
import { isCurrent, type Answer, type LinkAnswer } from './answer.ts';
import type { Guest } from './guests.ts';

/**
 * Kinds of devices that send answers. A `claim` device only claims the name. A `personal` device used the personal link
 * for this answer. A `usual` device has owned a name since before the list's previous match ended, or was accepted for
 * it. All other devices are `new`.
 */
export const DEVICE_KINDS = ['usual', 'new', 'claim', 'personal'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Type of the state of a player in a match: the attendance and the last answer by the link. */
export type PlayerState = {
  playerId: string;
  confirmed: boolean;
  declined: boolean;
  confirmedAt: string | null;
  /** True if the organiser has set the attendance, and after the last answer by the link if there is one. */
  isOrganisers: boolean;
  answer: Omit<LinkAnswer, 'changedAt'> | null;
  /** Timestamp at which a guest dropped out together with the host; null for all other players. */
  leftAt: string | null;
};

type PlayersOfMatch = {
  roster: readonly ({ id: string; confirmedAt: string | null } & AttendanceFlags)[];
  answers: readonly LinkAnswer[];
  guests?: readonly Guest[];
};

/** Returns the state of a player in a match; null for a player who is not in it. */
export function playerStateOf(
  { roster, answers, guests = [] }: PlayersOfMatch,
  playerId: string,
): PlayerState | null {
  const player = roster.find(({ id }) => id === playerId);
  if (!player) return null;
  const { confirmed, declined, confirmedAt } = player;
  const status = statusOf(player);
  const found = answers.find((one) => one.playerId === playerId);
  const isOrganisers = status !== 'pending' && (!found || !isCurrent(found, status));
  const { changedAt: _, ...answer } = found ?? { changedAt: null };
  const leftAt = guests.find((guest) => guest.playerId === playerId)?.leftAt ?? null;
  const stored = 'playerId' in answer ? answer : null;
  return { playerId, confirmed, declined, confirmedAt, isOrganisers, answer: stored, leftAt };
}

/**
 * Type of the states that an answer replaced, for an undo by the organiser: of the player, of the player's guests who
 * changed with the answer, and of the players who moved up because of it.
 */
export type Replaced = { own: PlayerState; guests: PlayerState[]; movedUp: PlayerState[] };

export type LoggedAnswer = {
  at: string;
  playerId: string;
  answer: Answer;
  authorId: string | null;
  deviceHash: string | null;
  /** Kind of the device that sent the answer; null for answers of older versions. */
  kind: DeviceKind | null;
  /** True if the answer was the same as before and only its comment changed. */
  isComment: boolean;
  undoneAt: string | null;
  /** States that the answer replaced; null for answers of older versions, which cannot be undone. */
  replaced: Replaced | null;
};

const QUIET_MS = 30 * 60 * 1000;

/**
 * Tells whether an undo of a span of time includes answers from this kind of device. Only devices that are new or claim
 * a name are suspected of answering for others.
 */
export const isSuspicious = (kind: DeviceKind | null) => kind === 'new' || kind === 'claim';

/**
 * Returns the time at which the span begins that the organiser is offered to undo: the oldest answer after the last
 * pause of 30 minutes. `times` are the timestamps of suspicious answers in any order; null if there are none.
 */
export function spanStart(times: readonly string[]): string | null {
  const newestFirst = times.toSorted((a, b) => (a < b ? 1 : -1));
  let [start = null] = newestFirst;
  for (const at of newestFirst) {
    if (start !== null && Date.parse(start) - Date.parse(at) >= QUIET_MS) break;
    start = at;
  }
  return start;
}

/**
 * Type of the organiser's choice of what to undo: one answer (by its time), all answers of one device, or all
 * suspicious answers since the timestamp `from`.
 */
export type Undoing = { answer: string } | { deviceHash: string } | { from: string };

/**
 * Returns the answers that an undo affects, the oldest first. `log` must be in the order of time. Answers that are
 * already undone, or that cannot be undone, are left out.
 */
export function undoneAnswers(log: readonly LoggedAnswer[], undoing: Undoing): LoggedAnswer[] {
  return log.filter((one) => {
    if (one.undoneAt !== null || one.replaced === null) return false;
    if ('answer' in undoing) return one.at === undoing.answer;
    if ('deviceHash' in undoing) return one.deviceHash === undoing.deviceHash;
    return one.at >= undoing.from && isSuspicious(one.kind);
  });
}

/**
 * Returns the states that an undo restores: for each player whose last answer is undone, the state before the undone
 * answers at the end of the log, if it is known.
 */
export function statesBefore(
  log: readonly LoggedAnswer[],
  undone: readonly LoggedAnswer[],
): Replaced[] {
  const standing = log.filter(({ undoneAt }) => undoneAt === null);
  return [...Map.groupBy(standing, ({ playerId }) => playerId).values()].flatMap((ofName) => {
    const lastKept = ofName.findLastIndex((one) => !undone.includes(one));
    const [first] = ofName.slice(lastKept + 1);
    return first?.replaced ? [first.replaced] : [];
  });
}
