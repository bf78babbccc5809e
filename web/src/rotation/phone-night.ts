import type { CountedGoals, TeamKey } from '@picadito/domain';
import { useSyncExternalStore } from 'react';
import { local, onStorageChange } from '../sync/storage.ts';

/** Type of what this phone knows about a game that is not recorded yet. */
export type RunningGame = {
  /** Time at which the clock was started, in epoch milliseconds; null while the clock does not run. */
  startedAt: number | null;
  /** Goals that this phone has counted, and the teams that have scored them; null if it counts none. */
  goals: (CountedGoals & { teams: readonly [TeamKey, TeamKey] }) | null;
  /** The teams that play, if they are others than the rules propose. */
  pair: readonly [TeamKey, TeamKey] | null;
};

/** Type of what only this phone knows about a night. It stays over a reload. */
export type PhoneNight = {
  /** The running games by their numbers. A game that was recorded and undone runs again. */
  games: Readonly<Record<string, RunningGame>>;
  /** Players who have left (true) or come (false) since the last recorded game, by player id. */
  absence: Readonly<Record<string, boolean>>;
};

export const NOT_STARTED: RunningGame = { startedAt: null, goals: null, pair: null };
const EMPTY: PhoneNight = { games: {}, absence: {} };
/** Number of running games that are kept, so that a few recorded games can be undone. */
const KEPT = 4;

export function parsePhoneNight(text: string | null): PhoneNight {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<PhoneNight> | null;
    return { ...EMPTY, ...stored };
  } catch {
    return EMPTY;
  }
}

/** Returns the night with a change of the running game `seq`. Older running games are dropped. */
export function withRunning(
  { games, ...night }: PhoneNight,
  seq: number,
  change: Partial<RunningGame>,
): PhoneNight {
  const changed: Record<string, RunningGame> = {
    ...games,
    [seq]: { ...NOT_STARTED, ...games[seq], ...change },
  };
  const kept = Object.entries(changed).filter(([key]) => Number(key) > seq - KEPT);
  return { ...night, games: Object.fromEntries(kept) };
}

/**
 * Returns the night after a game was recorded. The clock of the next game, `seq`, starts now. Players who have left or
 * come are part of the recorded game.
 */
export function afterRecording(night: PhoneNight, seq: number, now: number): PhoneNight {
  return { ...withRunning(night, seq, { startedAt: now }), absence: {} };
}

/**
 * Returns the night after the recorded game `seq` was undone. That game runs again, with the players who left or came
 * during it, and the game after it has not begun. `absent` are the players who were away after that game, `before`
 * those who were away after the game before it.
 */
export function afterUndoing(
  night: PhoneNight,
  seq: number,
  absent: readonly string[],
  before: readonly string[],
): PhoneNight {
  const games = Object.entries(night.games).filter(([key]) => Number(key) <= seq);
  return withAbsence({ ...night, games: Object.fromEntries(games) }, absent, before);
}

/**
 * Returns the night with the players who left or came during a game of this phone that does not count: they have still
 * left or come. `absent` are the absent players of that game, `before` those of the game before it.
 */
export function withAbsence(
  night: PhoneNight,
  absent: readonly string[],
  before: readonly string[],
): PhoneNight {
  const left = absent.filter((id) => !before.includes(id)).map((id) => [id, true] as const);
  const came = before.filter((id) => !absent.includes(id)).map((id) => [id, false] as const);
  return { ...night, absence: { ...Object.fromEntries([...left, ...came]), ...night.absence } };
}

/**
 * Returns the ids of the absent players: those of the last recorded game (`before`), with the changes that this phone
 * knows since then.
 */
export function absentNow({ absence }: PhoneNight, before: readonly string[]): string[] {
  const left = Object.keys(absence).filter((id) => absence[id]);
  return [...new Set([...before, ...left])].filter((id) => absence[id] !== false);
}

/** Tells whether two lists of player ids have the same players, in any order. */
export const areSamePlayers = (some: readonly string[], others: readonly string[]) =>
  some.toSorted().join() === others.toSorted().join();

const keyOf = (matchId: string) => `picadito-night:${matchId}`;

/** Changes what this phone knows about the night of a match. */
export function changePhoneNight(matchId: string, next: (night: PhoneNight) => PhoneNight): void {
  const key = keyOf(matchId);
  local.set(key, JSON.stringify(next(parsePhoneNight(local.get(key)))));
}

/** Returns what this phone knows about the night of a match, and a function that changes it. */
export function usePhoneNight(matchId: string) {
  const text = useSyncExternalStore(onStorageChange, () => local.get(keyOf(matchId)));
  const change = (next: (night: PhoneNight) => PhoneNight) => changePhoneNight(matchId, next);
  return { phone: parsePhoneNight(text), change };
}
