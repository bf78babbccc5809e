import {
  absentAfter,
  gameText,
  MESSAGES,
  type GameByCaptain,
  type GameGoneByCaptain,
} from '@picadito/domain';
import { recordGameIn, removeGameIn } from '../../rotation/games.ts';
import { nightOf } from '../../rotation/night.ts';
import { noteAction, type Acting } from './act-as-captain.ts';
import { nameOfPlayer } from './read-captain-page.ts';

/**
 * Records a game of a night as `recordGameIn` does. Returns a sentence instead for a match of two teams, and for a game
 * that comes after the stored ones but is not the next one; else null.
 */
export async function recordNext(
  acting: Acting,
  { seq: typed, home, away, outcome }: GameByCaptain,
): Promise<string | null> {
  const { tx, writeContext, found, match } = acting;
  if (match.team_count === 2) return MESSAGES.gamesChanged;
  const seq = Number(typed);
  const { games, next } = await nightOf(tx, match);
  const isNext = next?.home === home && next.away === away && seq === games.length + 1;
  const lent = isNext ? next.lent : [];
  const absent = isNext ? absentAfter(games.at(-1)) : [];
  const by = { author: await nameOfPlayer(tx, found, writeContext.now), authorUserId: null };
  const game = { home, away, outcome, homeGoals: null, awayGoals: null, lent, absent, seen: null };
  if (!isNext && games.length < seq) return MESSAGES.gamesChanged;
  const isNew = await recordGameIn(tx, writeContext, { match, seq, by }, game);
  if (isNew) await noteAction(acting, { kind: 'game', playerId: null, detail: gameText(game) });
  return null;
}

/**
 * Removes a game of a night as `removeGameIn` does. Returns a sentence instead if the game is not the last one; else
 * null.
 */
export async function removeLast(
  acting: Acting,
  { seq, seen }: GameGoneByCaptain,
): Promise<string | null> {
  const { tx, writeContext, match } = acting;
  const { games } = match.team_count === 2 ? { games: [] } : await nightOf(tx, match);
  if (games.at(-1)?.seq !== Number(seq)) return MESSAGES.gamesChanged;
  const game = await removeGameIn(tx, writeContext, match, { seq: Number(seq), seen });
  await noteAction(acting, { kind: 'game-gone', playerId: null, detail: gameText(game) });
  return null;
}
