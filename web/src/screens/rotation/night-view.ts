import {
  absentAfter,
  finalGoals,
  type Game,
  type GameOutcome,
  havePlayedLeast,
  lendPlayers,
  type Match,
  nextGame,
  type NextGame,
  type NightPlayers,
  type ShownGame,
  TEAM_KEYS,
  type TeamKey,
  teamsOf,
} from '@picadito/domain';
import type { SavedPlayer } from '../../teams/teams.ts';
import {
  absentNow,
  NOT_STARTED,
  type PhoneNight,
  type RunningGame,
} from '../../rotation/phone-night.ts';

/** Type of the players of each team of a night, with their names. */
export type TeamsOfNight = Partial<Record<TeamKey, readonly SavedPlayer[]>> & {
  suplente: readonly SavedPlayer[];
};

/**
 * Type of the game that is played now: its teams, the lent and the absent players, and what this phone knows about it
 * (`running`).
 */
export type GameNow = NextGame & {
  seq: number;
  lent: Game['lent'];
  /** True if nobody who could be lent has played less than those who are. */
  havePlayedLess: boolean;
  absent: readonly string[];
  running: RunningGame;
};

type Rules = Pick<Match, 'teamCount' | 'rotation'>;

/**
 * Returns the game that is played now; null for a match without a rotation. Goals that this phone has counted for other
 * teams, before a correction changed who plays, do not count.
 */
export function gameNow(
  match: Rules,
  players: NightPlayers,
  games: readonly ShownGame[],
  phone: PhoneNight,
): GameNow | null {
  const proposed = match.rotation && nextGame(match.teamCount, match.rotation, games);
  if (!proposed) return null;
  const seq = (games.at(-1)?.seq ?? 0) + 1;
  const known = phone.games[seq] ?? NOT_STARTED;
  const next = known.pair ? withPair(match, proposed, known.pair) : proposed;
  const [home, away] = known.goals?.teams ?? [];
  const isOtherPair = home !== next.home || away !== next.away;
  const running = isOtherPair ? { ...known, goals: null } : known;
  const absent = absentNow(phone, absentAfter(games.at(-1)));
  const lent = lendPlayers(players, { ...next, seq }, absent, games);
  const havePlayedLess = havePlayedLeast(players, { ...next, lent, absent }, games);
  return { ...next, seq, lent, havePlayedLess, absent, running };
}

/** Returns the next game between two other teams than the proposed ones. */
function withPair(
  { teamCount }: Rules,
  proposed: NextGame,
  [home, away]: readonly [TeamKey, TeamKey],
): NextGame {
  const others = teamsOf(teamCount).filter((team) => team !== home && team !== away);
  const waiting = others.toSorted(
    (one, other) => proposed.waiting.indexOf(other) - proposed.waiting.indexOf(one),
  );
  return { home, away, waiting, rest: null };
}

/** Returns all pairs of teams that can play each other. */
export function pairsOf(teamCount: number): [TeamKey, TeamKey][] {
  const teams = teamsOf(teamCount);
  return teams.flatMap((home, index) =>
    teams.slice(index + 1).map((away): [TeamKey, TeamKey] => [home, away]),
  );
}

/**
 * Returns the game to record when its outcome is tapped. Goals count from 0 if they were counted in all games before,
 * and else only if somebody counted some in this game.
 */
export function recordedGame(
  { home, away, lent, absent, running }: GameNow,
  outcome: GameOutcome,
  games: readonly Pick<Game, 'homeGoals'>[],
): Omit<Game, 'seq'> {
  const areCounted = games.length > 0 && games.every(({ homeGoals }) => homeGoals !== null);
  const counted = running.goals ?? (areCounted ? { home: 0, away: 0 } : null);
  return { home, away, outcome, ...finalGoals(counted, outcome), lent, absent };
}

/** Returns the ids of the players of each team, of the substitutes and of the keepers. */
export function playersOf(
  matchId: string,
  teams: TeamsOfNight,
  keepers: readonly string[],
): NightPlayers {
  const ids = (players: readonly SavedPlayer[] = []) => players.map(({ id }) => id);
  return {
    matchId,
    teams: Object.fromEntries(TEAM_KEYS.map((key) => [key, ids(teams[key])])),
    suplentes: ids(teams.suplente),
    keepers,
  };
}

/** Returns the name of a player of the teams; '' if no team has the player. */
export function nameIn(teams: TeamsOfNight, id: string): string {
  const all = [...TEAM_KEYS.flatMap((key) => teams[key] ?? []), ...teams.suplente];
  return all.find((player) => player.id === id)?.name ?? '';
}
