import {
  type GameInput,
  gameName,
  gameUnderNewTeams,
  GAMES_MAX,
  MESSAGES,
  type NightReply,
} from '@picadito/domain';
import { AppError, invalid, notFound } from '../app-error.ts';
import { authorWithId, type Author } from '../store/tables/account/authors.ts';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import {
  deleteFinished,
  deleteGame,
  finishedNights,
  gamesOf,
  insertFinished,
  storeGame,
  updatePlayersOfGame,
  type StoredGame,
} from '../store/tables/rotation/games.ts';
import { findTeams, type SavedTeams } from '../store/tables/teams/teams.ts';
import type { Writer } from '../store/store.ts';
import { authorOf, type Context, type Organiser } from '../transactions/context.ts';
import { lockOwnedMatch } from '../transactions/load-owned.ts';
import { write, type WriteContext } from '../transactions/write.ts';
import { checkPlayers, checkTeams } from './check-game.ts';
import { nightOf, nightTeams, rotationOf } from './night.ts';

type Key = { matchId: string; seq: string };

/**
 * Records the next game of a night, or corrects an earlier one. The same game again changes nothing. A stored game that
 * differs is replaced only if the request has seen it, else the request is refused (409). `isNew` tells whether the
 * game was not stored before.
 */
export async function recordGame(
  context: Context,
  organiser: Organiser,
  { matchId, seq: text }: Key,
  { seen, ...input }: GameInput,
): Promise<{ night: NightReply; isNew: boolean }> {
  const seq = seqOf(text);
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockNight(tx, organiser, matchId);
    const by = await authorWithId(tx, authorOf(organiser));
    const isNew = await recordGameIn(tx, writeContext, { match, seq, by }, { seen, ...input });
    return { night: await nightOf(tx, match), isNew };
  });
}

type Recording = { match: MatchRow; seq: number; by: Author };

/**
 * Records or corrects a game as `recordGame` does, within a transaction, and returns whether the game is new. `by`
 * is its author. Throws (422) if the match is suspended.
 */
export async function recordGameIn(
  tx: Writer,
  writeContext: WriteContext,
  { match, seq, by }: Recording,
  { seen, ...input }: GameInput,
): Promise<boolean> {
  const key = { userId: match.user_id, matchId: match.match_id };
  const games = await gamesOf(tx, key);
  const stored = games.find((game) => game.seq === seq);
  const isNew = stored === undefined;
  if (stored && isSameGame(stored, input, seen)) return isNew;
  checkSeen(seen, stored);
  if (isNew && seq !== games.length + 1) throw changed();
  if (match.status === 'cancelado') throw invalid('outcome', MESSAGES.resultSuspended);
  checkTeams(match, input);
  await checkPlayers(tx, match, { games, now: writeContext.now }, input);
  const joinedLater = (stored?.joinedLater ?? []).filter((id) => input.absent.includes(id));
  await storeGame(tx, key, { seq, ...input, joinedLater, ...by });
  writeContext.recordChange('match', match.match_id);
  return isNew;
}

/**
 * Removes the last game of a night. Throws "not found" for a game that does not exist, and refuses (409) an earlier
 * game and one that differs from the game that the request has seen (`seen`).
 */
export async function removeGame(
  context: Context,
  organiser: Organiser,
  { matchId, seq: text }: Key,
  seen: string | undefined,
): Promise<NightReply> {
  const seq = seqOf(text);
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockNight(tx, organiser, matchId);
    await removeGameIn(tx, writeContext, match, { seq, seen });
    return nightOf(tx, match);
  });
}

/** Removes the last game of a night as `removeGame` does, within a transaction, and returns it. */
export async function removeGameIn(
  tx: Writer,
  { recordChange }: WriteContext,
  { user_id: userId, match_id: matchId }: MatchRow,
  { seq, seen }: { seq: number; seen: string | undefined },
): Promise<StoredGame> {
  const games = await gamesOf(tx, { userId, matchId });
  const stored = games.find((game) => game.seq === seq);
  if (!stored) throw notFound();
  checkSeen(seen, stored);
  if (seq !== games.length) throw changed();
  await deleteGame(tx, { userId, matchId }, seq);
  recordChange('match', matchId);
  return stored;
}

/** Finishes a night; refuses (409) a night without games. A finished night stays finished. */
export async function finishNight(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<NightReply> {
  return write(context, organiser, async (tx, { nextTimestamp, recordChange }) => {
    const match = await lockNight(tx, organiser, matchId);
    const key = { userId: organiser.id, matchId };
    const games = await gamesOf(tx, key);
    if (games.length === 0) throw new AppError('failed-precondition', MESSAGES.nightWithoutGames);
    if (!(await isFinished(tx, key))) {
      await insertFinished(tx, key, nextTimestamp());
      recordChange('match', matchId);
    }
    return nightOf(tx, match);
  });
}

/** Reopens a finished night, so that more games follow. A running night stays as it is. */
export async function reopenNight(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<NightReply> {
  return write(context, organiser, async (tx, { recordChange }) => {
    const match = await lockNight(tx, organiser, matchId);
    const key = { userId: organiser.id, matchId };
    if (await isFinished(tx, key)) {
      await deleteFinished(tx, key);
      recordChange('match', matchId);
    }
    return nightOf(tx, match);
  });
}

/**
 * Changes the stored games after the teams have changed, so that the same players have played them. `before` are the
 * teams before the change; without any, the new teams have played the games.
 */
export async function keepWhoPlayed(
  tx: Writer,
  { organiser }: Pick<WriteContext, 'organiser'>,
  matchId: string,
  before: SavedTeams | undefined,
): Promise<void> {
  if (!before) return;
  const key = { userId: organiser.id, matchId };
  const games = await gamesOf(tx, key);
  if (games.length === 0) return;
  const after = nightTeams(await findTeams(tx, organiser.id, matchId));
  for (const game of games) {
    const { lent, absent, joinedLater = [] } = gameUnderNewTeams(game, nightTeams(before), after);
    const kept = {
      ...game,
      lent: [...lent],
      absent: [...absent],
      joinedLater: [...joinedLater],
    };
    if (JSON.stringify(kept) !== JSON.stringify(game)) await updatePlayersOfGame(tx, key, kept);
  }
}

async function lockNight(tx: Writer, organiser: Organiser, matchId: string): Promise<MatchRow> {
  const match = await lockOwnedMatch(tx, organiser, matchId);
  rotationOf(match);
  return match;
}

async function isFinished(tx: Writer, { userId, matchId }: { userId: string; matchId: string }) {
  return (await finishedNights(tx, userId, [matchId])).has(matchId);
}

/** Returns the number of a game in a path; throws "not found" for any other text. */
function seqOf(text: string): number {
  if (!/^[1-9]\d?$/.test(text) || Number(text) > GAMES_MAX) throw notFound();
  return Number(text);
}

/**
 * Tells whether a request leaves a stored game as it is. A request that has not seen the stored game counts as a retry
 * if teams, outcome and goals are equal, whatever it says about lent and absent players.
 */
function isSameGame(
  stored: StoredGame,
  input: Omit<GameInput, 'seen'>,
  seen: string | null | undefined,
): boolean {
  if (gameName(stored) !== gameName(input)) return false;
  if (seen !== gameName(stored)) return true;
  const playersOf = ({ lent, absent }: Pick<GameInput, 'lent' | 'absent'>) =>
    JSON.stringify([
      lent.map(({ playerId, to }) => `${to} ${playerId}`).toSorted(),
      absent.toSorted(),
    ]);
  return playersOf(stored) === playersOf(input);
}

const changed = () => new AppError('failed-precondition', MESSAGES.gamesChanged);

/** Throws (409) unless the request has seen the stored game. A request without `seen` has seen no game. */
function checkSeen(seen: string | null | undefined, stored: StoredGame | undefined): void {
  if ((seen ?? null) !== (stored ? gameName(stored) : null)) throw changed();
}
