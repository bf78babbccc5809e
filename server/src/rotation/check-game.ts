import { type GameInput, MESSAGES, teamsOf } from '@picadito/domain';
import { invalid } from '../app-error.ts';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import { rosterOf } from '../store/tables/matches/roster.ts';
import type { StoredGame } from '../store/tables/rotation/games.ts';
import { findTeams } from '../store/tables/teams/teams.ts';
import type { Reader } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';

/** Throws (422) unless the match has both teams of a game, and players are lent only to them. */
export function checkTeams({ team_count: count }: MatchRow, { home, away, lent }: GameInput): void {
  const teams = teamsOf(count);
  if (!teams.includes(home)) throw invalid('home', MESSAGES.fieldInvalid);
  if (!teams.includes(away)) throw invalid('away', MESSAGES.fieldInvalid);
  const wrong = lent.findIndex(({ to }) => to !== home && to !== away);
  if (wrong !== -1) throw invalid(`lent.${wrong}.to`, MESSAGES.fieldInvalid);
}

/**
 * Throws (422) unless all lent and absent players of a game are on the roster of the match, in its saved teams or in
 * one of its stored games (`games`), and no player is lent to the own team. A player who has left the match stays in
 * the games: devices copy the absent players from one game to the next.
 */
export async function checkPlayers(
  db: Reader,
  { user_id: userId, match_id: matchId }: MatchRow,
  { games, now }: { games: readonly StoredGame[]; now: number },
  { lent, absent }: Pick<GameInput, 'lent' | 'absent'>,
): Promise<void> {
  if (lent.length + absent.length === 0) return;
  const roster = await rosterOf(db, userId, matchId, timestamp(now));
  const saved = await findTeams(db, userId, matchId);
  const known = new Set([
    ...roster.map(({ id }) => id),
    ...(saved?.players ?? []).map(({ playerId }) => playerId),
    ...games.flatMap((game) => [...game.lent.map(({ playerId }) => playerId), ...game.absent]),
  ]);
  const own = lent.findIndex(({ playerId, to }) =>
    saved?.players.some((player) => player.playerId === playerId && player.team === to),
  );
  if (own !== -1) throw invalid(`lent.${own}.to`, MESSAGES.fieldInvalid);
  const stranger = lent.findIndex(({ playerId }) => !known.has(playerId));
  if (stranger !== -1) throw invalid(`lent.${stranger}.playerId`, MESSAGES.teamForeignPlayer);
  const other = absent.findIndex((id) => !known.has(id));
  if (other !== -1) throw invalid(`absent.${other}`, MESSAGES.teamForeignPlayer);
}
