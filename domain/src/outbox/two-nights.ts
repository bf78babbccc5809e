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
 * in their place; `why` is the sentence of the server about that, if it sent one. `mine` is empty if it could not
 * remove a game.
 */
export type Settlement =
  | { do: 'send'; actions: NightAction[] }
  | { do: 'ask'; theirs: ShownGame[]; mine: ShownGame[] }
  | { do: 'failed'; mine: ShownGame[]; why: string | undefined };

/** Returns the decision about the refused changes of a night, given the games that the server has now. */
export function settleRefused(
  stored: readonly ShownGame[],
  refused: readonly PendingNight[],
): Settlement {
  const { mine, at, isOther } = compare(stored, refused);
  if (isOther) return { do: 'ask', theirs: stored.slice(at), mine: mine.slice(at) };
  const actions = actionsForMine(stored, refused);
  const failed = refused.find((change) => change.refused === 'failed');
  if (!failed || actions.length === 0) return { do: 'send', actions };
  const isUnsent = ({ seq }: ShownGame) =>
    actions.some((action) => action.do === 'record' && action.seq === seq);
  return { do: 'failed', mine: mine.filter(isUnsent), why: failed.why };
}

/** Returns the changes with which the games of the phone replace the stored ones. */
export function actionsForMine(
  stored: readonly ShownGame[],
  refused: readonly PendingNight[],
): NightAction[] {
  const { mine, expected, isOther } = compare(stored, refused);
  const beyond = isOther ? mine.length : Math.max(mine.length, expected.length);
  const removed = stored
    .slice(beyond)
    .toReversed()
    .map((game): NightAction => ({ do: 'remove', seq: game.seq, seen: gameName(game) }));
  const recorded = mine.flatMap(({ seq, author: _, ...game }, index): NightAction[] => {
    const there = stored[index];
    if (!there) return [{ do: 'record', seq, game, seen: null }];
    const hasMoreGoals = there.homeGoals === null && game.homeGoals !== null;
    const isCorrected = expected[index] !== undefined && expected[index] !== there;
    return isSameGame(there, game) && !hasMoreGoals && !isCorrected
      ? []
      : [{ do: 'record', seq, game, seen: gameName(there) }];
  });
  const ends = refused.flatMap(({ action }) =>
    action.do === 'finish' || action.do === 'reopen' ? [action] : [],
  );
  return [...removed, ...recorded, ...ends];
}

type GameAction = Extract<NightAction, { do: 'record' | 'remove' }>;

/**
 * Returns the games as the phone has them (`mine`); the stored games after the changes whose game the server still has
 * (`expected`); the index of the first game of the phone that differs from the stored ones (`at`); and whether the
 * server has another game than the phone has seen (`isOther`). The games of the phone follow the stored ones even if
 * another phone has removed some in between.
 */
function compare(stored: readonly ShownGame[], refused: readonly PendingNight[]) {
  const actions = refused.flatMap(({ action }) =>
    action.do === 'record' || action.do === 'remove' ? [action] : [],
  );
  const mine = actions
    .reduce<ShownGame[]>(ownGamesAfter, [...stored])
    .map((game, index) => (game.seq === index + 1 ? game : { ...game, seq: index + 1 }));
  const expected = actions.reduce<ShownGame[]>(
    (games, action) => (hasSeen(games, action) ? gamesAfter(games, action) : games),
    [...stored],
  );
  const difference = firstDifference(mine, expected);
  const firstEnd = Math.min(...actions.filter(endsList).map(({ seq }) => seq));
  /** True if the phone has removed a game that another phone has changed. */
  const isRemoval = difference === mine.length && mine.length < firstEnd;
  const isOther = difference < expected.length && (difference < mine.length || isRemoval);
  return { mine, expected, at: firstDifference(mine, stored), isOther };
}

/** Tells whether the phone knew no game after the one that it recorded or removed. A correction leaves later games. */
function endsList(action: GameAction): boolean {
  return action.do === 'remove' || action.seen === null;
}

function ownGamesAfter(games: readonly ShownGame[], action: GameAction): ShownGame[] {
  return gamesAfter(endsList(action) ? games.filter(({ seq }) => seq < action.seq) : games, action);
}

/** Tells whether a game to correct, or the last game to remove, is still the one that the phone has seen. */
function hasSeen(games: readonly ShownGame[], action: GameAction): boolean {
  const game = games.find(({ seq }) => seq === action.seq);
  if (!game || gameName(game) !== action.seen) return false;
  return action.do === 'record' || game === games.at(-1);
}

/** Returns the index of the first game of the phone that differs from others; their number if none does. */
function firstDifference(mine: readonly ShownGame[], others: readonly ShownGame[]): number {
  const index = mine.findIndex((game, at) => {
    const there = others[at];
    return !there || !isSameGame(there, game);
  });
  return index === -1 ? mine.length : index;
}

type Facts = Pick<Game, 'home' | 'away' | 'outcome' | 'homeGoals' | 'awayGoals'>;

/** Tells whether two records of a game agree: the same teams, outcome, and goals if both have goals. */
function isSameGame(one: Facts, other: Facts): boolean {
  const withoutGoals = { homeGoals: null, awayGoals: null };
  if (one.homeGoals !== null && other.homeGoals !== null) return gameName(one) === gameName(other);
  return gameName({ ...one, ...withoutGoals }) === gameName({ ...other, ...withoutGoals });
}
