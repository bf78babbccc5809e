/**
 * Two phones can record the same game of a night differently while one of them has no signal. If a game of a phone
 * differs from the stored one, the phone keeps it together with the later ones, and the organiser chooses once between
 * the games of the phone and the stored games.
 */
import { gameName, type Game } from '../rotation/game.ts';
import { gamesAfter, type ShownGame } from './apply-night.ts';
import type { NightAction, PendingNight } from './pending-change.ts';

/**
 * Type of the decision about changes of a night that the server has refused. 'send': `actions` still have to be sent;
 * none if the server has all games. 'ask': the organiser chooses between the games of the server (`theirs`) and of the
 * phone (`mine`), both from the first that differs. 'failed': the server could not store `mine`, and has no other games
 * in their place.
 */
export type Settlement =
  | { do: 'send'; actions: NightAction[] }
  | { do: 'ask'; theirs: ShownGame[]; mine: ShownGame[] }
  | { do: 'failed'; mine: ShownGame[] };

/** Returns the decision about the refused changes of a night, given the games that the server has now. */
export function settleRefused(
  stored: readonly ShownGame[],
  refused: readonly PendingNight[],
): Settlement {
  const { mine, at, isOther } = compare(stored, refused);
  if (isOther) return { do: 'ask', theirs: stored.slice(at), mine: mine.slice(at) };
  const actions = actionsForMine(stored, refused);
  const hasFailed = refused.some((change) => change.refused === 'failed');
  return hasFailed && actions.length > 0
    ? { do: 'failed', mine: mine.slice(at) }
    : { do: 'send', actions };
}

/** Returns the changes with which the games of the phone replace the stored ones. */
export function actionsForMine(
  stored: readonly ShownGame[],
  refused: readonly PendingNight[],
): NightAction[] {
  const { mine, isOther } = compare(stored, refused);
  const beyond = isOther ? stored.slice(mine.length).toReversed() : [];
  const removed = beyond.map((game): NightAction => {
    return { do: 'remove', seq: game.seq, seen: gameName(game) };
  });
  const recorded = mine.flatMap(({ seq, author: _, ...game }, index): NightAction[] => {
    const there = stored[index];
    if (!there) return [{ do: 'record', seq, game, seen: null }];
    const hasMoreGoals = there.homeGoals === null && game.homeGoals !== null;
    return isSameGame(there, game) && !hasMoreGoals
      ? []
      : [{ do: 'record', seq, game, seen: gameName(there) }];
  });
  const ends = refused.flatMap(({ action }) =>
    action.do === 'finish' || action.do === 'reopen' ? [action] : [],
  );
  return [...removed, ...recorded, ...ends];
}

/**
 * Returns the games as the phone has them (`mine`), the index of the first that differs from the stored ones (`at`),
 * and whether the server has another game there (`isOther`). The games of the phone follow the stored ones even if
 * another phone has removed some in between.
 */
function compare(stored: readonly ShownGame[], refused: readonly PendingNight[]) {
  const actions = refused.flatMap(({ action }) =>
    action.do === 'record' || action.do === 'remove' ? [action] : [],
  );
  const first = Math.min(...actions.map(({ seq }) => seq));
  const before = stored.filter(({ seq }) => seq < first);
  const mine = actions
    .reduce<ShownGame[]>(gamesAfter, before)
    .map((game, index) => ({ ...game, seq: index + 1 }));
  const difference = mine.findIndex((game, index) => {
    const there = stored[index];
    return !there || !isSameGame(there, game);
  });
  const at = difference === -1 ? mine.length : difference;
  /** True if the phone has removed a game that another phone has changed. */
  const isRemoval = at === mine.length && mine.length < first;
  return { mine, at, isOther: at < stored.length && (at < mine.length || isRemoval) };
}

type Facts = Pick<Game, 'home' | 'away' | 'outcome' | 'homeGoals' | 'awayGoals'>;

/** Tells whether two records of a game agree: the same teams, outcome, and goals if both have goals. */
function isSameGame(one: Facts, other: Facts): boolean {
  const withoutGoals = { homeGoals: null, awayGoals: null };
  if (one.homeGoals !== null && other.homeGoals !== null) return gameName(one) === gameName(other);
  return gameName({ ...one, ...withoutGoals }) === gameName({ ...other, ...withoutGoals });
}
