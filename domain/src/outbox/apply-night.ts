import type { Game } from '../rotation/game.ts';
import { gameUnderNewTeams } from '../rotation/night-line-up.ts';
import type { PendingChange, PendingNight } from './pending-change.ts';
import { withoutRefused } from './night-request.ts';

/**
 * Type of a game on screen. `author` is the name of the person who recorded the game; null if this device recorded it
 * and has not sent it yet.
 */
export type ShownGame = Game & { author: string | null };
export type ShownNight = { games: ShownGame[]; isFinished: boolean };

/**
 * Returns the night of a match with the pending changes of the queue applied, as an optimistic update. Changes that
 * wait for an answer of the organiser are not applied. A pending change of the teams does not change which players have
 * played the games.
 */
export function applyPendingNight(
  { games, isFinished }: ShownNight,
  matchId: string,
  queue: readonly PendingChange[],
): ShownNight {
  const changes = withoutRefused(queue).filter((change) => change.matchId === matchId);
  return changes.reduce<ShownNight>(after, { games, isFinished });
}

function after(night: ShownNight, change: PendingChange): ShownNight {
  if (change.kind === 'teams' && change.base) {
    const { base, target } = change;
    const games = night.games.map((game) => {
      return { ...gameUnderNewTeams(game, base, target), author: game.author };
    });
    return { ...night, games };
  }
  if (change.kind !== 'night') return night;
  const { action } = change;
  if (action.do === 'finish') return { ...night, isFinished: true };
  if (action.do === 'reopen') return { ...night, isFinished: false };
  return { ...night, games: gamesAfter(night.games, action) };
}

type GameAction = Extract<PendingNight['action'], { do: 'record' | 'remove' }>;

/** Returns games, in their order, after one was recorded, corrected or removed. */
export function gamesAfter(games: readonly ShownGame[], action: GameAction): ShownGame[] {
  const others = games.filter(({ seq }) => seq !== action.seq);
  if (action.do === 'remove') return others;
  const joinedLater = games.find(({ seq }) => seq === action.seq)?.joinedLater;
  const recorded = { ...action.game, joinedLater, seq: action.seq, author: null };
  return [...others, recorded].toSorted((one, other) => one.seq - other.seq);
}
