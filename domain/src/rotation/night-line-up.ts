/**
 * A side with fewer players than the other has holes. Substitutes fill them first, and then players of a waiting team,
 * who are lent. Of each group the players who have played least come first, and at equal numbers the player whose hash
 * of the match, the game and the player is lowest, which is the same on every device. A keeper is lent for a keeper who
 * is not there, and otherwise only if nobody else is left.
 */
import { hashOf, scattered } from '../teams/hash.ts';
import { TEAM_KEYS, type TeamKey } from '../teams/teams.ts';
import type { Game, Lent } from './game.ts';

/** Type of the players of a night as ids: those of the teams, and the substitutes, who are in none. */
export type NightPlayers = {
  matchId: string;
  teams: Readonly<Partial<Record<TeamKey, readonly string[]>>>;
  suplentes: readonly string[];
  keepers: readonly string[];
};

type Played = Pick<Game, 'home' | 'away' | 'lent' | 'absent'>;
type Pair = Pick<Game, 'seq' | 'home' | 'away'> & { waiting: readonly TeamKey[] };

/**
 * Returns the ids of the players who played for a side of a game. A player lent to another side played for that one.
 */
export function playersOfSide(
  { teams }: Pick<NightPlayers, 'teams'>,
  game: Pick<Game, 'lent' | 'absent'>,
  side: TeamKey,
): string[] {
  const isLent = (id: string) => game.lent.some(({ playerId }) => playerId === id);
  const own = (teams[side] ?? []).filter((id) => !game.absent.includes(id) && !isLent(id));
  const lent = game.lent.filter(({ to }) => to === side).map(({ playerId }) => playerId);
  return [...own, ...lent];
}

/** Returns by player id how many games each player has played, also for other teams. */
export function gamesPlayed(
  players: Pick<NightPlayers, 'teams'>,
  games: readonly Played[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const game of games) {
    for (const side of [game.home, game.away]) {
      for (const id of playersOfSide(players, game, side))
        counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * Returns the ids of the players who were absent from every game of a night, and were lent in none. They have not
 * played the match.
 */
export function absentAllNight(games: readonly Pick<Game, 'lent' | 'absent'>[]): string[] {
  const [first, ...others] = games;
  const isLent = (id: string) =>
    games.some(({ lent }) => lent.some(({ playerId }) => playerId === id));
  return (first?.absent ?? []).filter(
    (id) => others.every(({ absent }) => absent.includes(id)) && !isLent(id),
  );
}

/**
 * Returns the ids of the players who are away after a game: those who were absent from it, without those who joined
 * their team later. Nobody is away before the first game (undefined).
 */
export function absentAfter(game: Pick<Game, 'absent' | 'joinedLater'> | undefined): string[] {
  const { absent = [], joinedLater = [] } = game ?? {};
  return absent.filter((id) => !joinedLater.includes(id));
}

/**
 * Returns the players who fill the holes of a side in a game. `absent` has the ids of the players who are not there.
 */
export function lendPlayers(
  players: NightPlayers,
  { seq, home, away, waiting }: Pair,
  absent: readonly string[],
  games: readonly Played[],
): Lent[] {
  const { matchId, teams, suplentes, keepers } = players;
  const isThere = (id: string) => !absent.includes(id);
  const present = (team: TeamKey) => (teams[team] ?? []).filter(isThere);
  const [fewer, more] = present(home).length < present(away).length ? [home, away] : [away, home];
  const holes = present(more).length - present(fewer).length;
  const counts = gamesPlayed(players, games);
  const lotOf = (id: string) => scattered(hashOf(`${matchId} ${seq} ${id}`));
  const inTurn = (ids: readonly string[]) =>
    ids
      .filter(isThere)
      .toSorted(
        (one, other) =>
          (counts.get(one) ?? 0) - (counts.get(other) ?? 0) || lotOf(one) - lotOf(other),
      );
  const substitutes = inTurn(suplentes);
  const free = [...substitutes, ...inTurn(waiting.flatMap((team) => teams[team] ?? []))];
  const isKeeper = (id: string) => keepers.includes(id);
  const keeperIsMissing =
    (teams[fewer] ?? []).some((id) => isKeeper(id) && !isThere(id)) &&
    !present(fewer).some(isKeeper);
  const keeper = keeperIsMissing ? free.filter(isKeeper).slice(0, 1) : [];
  const others = free.filter((id) => !keeper.includes(id));
  const isLast = (id: string) => isKeeper(id) && !substitutes.includes(id);
  const inOrder = [...keeper, ...others.filter((id) => !isLast(id)), ...others.filter(isLast)];
  return inOrder.slice(0, holes).map((playerId) => ({ playerId, to: fewer }));
}

/** Tells whether none of the players who could be lent in a game has played less than those who are lent (`lent`). */
export function havePlayedLeast(
  { teams, suplentes }: Pick<NightPlayers, 'teams' | 'suplentes'>,
  { waiting, lent, absent }: Pick<Pair, 'waiting'> & Pick<Game, 'lent' | 'absent'>,
  games: readonly Played[],
): boolean {
  const counts = gamesPlayed({ teams }, games);
  const countOf = (id: string) => counts.get(id) ?? 0;
  const most = Math.max(...lent.map(({ playerId }) => countOf(playerId)));
  return [...suplentes, ...waiting.flatMap((team) => teams[team] ?? [])].every(
    (id) =>
      absent.includes(id) || lent.some(({ playerId }) => playerId === id) || countOf(id) >= most,
  );
}

/**
 * Returns the team that a player who comes late joins: the one with the fewest players who are there, and of equal
 * ones the one with the fewest players. Returns null if `perSide` players are there of each; the player is then a
 * substitute.
 */
export function teamForLate(
  teams: NightPlayers['teams'],
  keys: readonly TeamKey[],
  absent: readonly string[],
  perSide: number,
): TeamKey | null {
  const own = (team: TeamKey) => teams[team] ?? [];
  const present = (team: TeamKey) => own(team).filter((id) => !absent.includes(id)).length;
  const [smallest = null] = keys
    .filter((team) => present(team) < perSide)
    .toSorted((one, other) => present(one) - present(other) || own(one).length - own(other).length);
  return smallest;
}

/**
 * Returns a stored game so that the same players have played it after the teams have changed: players who joined a side
 * later are absent, unless they played for the other side, and players who left a side are lent to it. Absent players
 * who joined a team are in `joinedLater`.
 */
export function gameUnderNewTeams(
  game: Game,
  before: NightPlayers['teams'],
  after: NightPlayers['teams'],
): Game {
  const sides = [game.home, game.away];
  const played = sides.map((side) => playersOfSide({ teams: before }, game, side));
  const absentBefore = game.absent.filter((id) => !played.flat().includes(id));
  const newcomers = sides.flatMap((side) =>
    (after[side] ?? []).filter((id) => !played.flat().includes(id)),
  );
  const absent = [...new Set([...absentBefore, ...newcomers])];
  const joined = TEAM_KEYS.flatMap((key) =>
    (after[key] ?? []).filter((id) => before[key]?.includes(id) !== true),
  );
  const joinedLater = new Set([...(game.joinedLater ?? []), ...joined]);
  return {
    ...game,
    lent: sides.flatMap((to, index) =>
      (played[index] ?? [])
        .filter((id) => after[to]?.includes(id) !== true)
        .map((playerId) => ({ playerId, to })),
    ),
    absent,
    joinedLater: absent.filter((id) => joinedLater.has(id)),
  };
}
