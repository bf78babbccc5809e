/*
 * The organiser undoes one answer by the link, the answers of one device, or a span of time. A name gets back the state
 * that it had before the undone answers if its last answer is among them; a later answer that is not undone stays. The
 * default span covers everything by devices other than the usual ones, from now back to the last 30 minutes without any
 * of it.
 */
import type { Answer, LinkAnswer } from './answer.ts';

/**
 * Lists the kinds of devices that answer. A `usual` one owned the name before the previous match of the list ended, a
 * `new` one took a free name after that, a `claim` only claims the name or has no cookie, and a `personal` one came by
 * the personal link.
 */
export const DEVICE_KINDS = ['usual', 'new', 'claim', 'personal'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Holds the state of a name in a match: its attendance and its last answer by the link. */
export type PlayerState = {
  playerId: string;
  confirmed: boolean;
  declined: boolean;
  confirmedAt: string | null;
  /** The organiser set the attendance, after the last answer if there is one. */
  isOrganisers: boolean;
  answer: Omit<LinkAnswer, 'changedAt'> | null;
  /** The guest left with the host at this time; null for all other players. */
  leftAt: string | null;
};

/**
 * Holds the states before an answer of everything that it changes: its name, the guests who follow it and the players
 * who move up.
 */
export type Replaced = { own: PlayerState; guests: PlayerState[]; movedUp: PlayerState[] };

export type LoggedAnswer = {
  at: string;
  playerId: string;
  answer: Answer;
  authorId: string | null;
  deviceHash: string | null;
  /** The kind is null for answers of older versions. */
  kind: DeviceKind | null;
  /** Only the comment changed. */
  isComment: boolean;
  undoneAt: string | null;
  /** This is null for answers of older versions, which cannot be undone. */
  replaced: Replaced | null;
};

const QUIET_MS = 30 * 60 * 1000;

/** Tells whether the default span covers what such a device sent. */
export const isSuspicious = (kind: DeviceKind | null) => kind === 'new' || kind === 'claim';

/** Returns where the default span begins; null when there is nothing to undo. `times` are timestamps in any order. */
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
 * Selects what the organiser undoes: one answer by its time, all answers of one device, or all since the timestamp
 * `from`.
 */
export type Undoing = { answer: string } | { deviceHash: string } | { from: string };

/** Returns the answers that are undone, the oldest first. `log` is in the order of time. */
export function undoneAnswers(log: readonly LoggedAnswer[], undoing: Undoing): LoggedAnswer[] {
  return log.filter((one) => {
    if (one.undoneAt !== null || one.replaced === null) return false;
    if ('answer' in undoing) return one.at === undoing.answer;
    if ('deviceHash' in undoing) return one.deviceHash === undoing.deviceHash;
    return one.at >= undoing.from && isSuspicious(one.kind);
  });
}

/**
 * Returns what the undone answers replaced, for each name whose last answer is among them: the state before the first
 * of its undone answers that no kept answer follows.
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
