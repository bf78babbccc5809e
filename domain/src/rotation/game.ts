/*
 * A night of three or four teams consists of games. Only the games are stored; who plays next, the table and the
 * champion follow from their list.
 */
import type { Rotation } from '../matches/match-format.ts';
import type { TeamKey } from '../teams/teams.ts';

export const GAME_OUTCOMES = ['home', 'away', 'draw'] as const;
export type GameOutcome = (typeof GAME_OUTCOMES)[number];

/** Type of a player who fills a hole in a team other than the player's own. */
export type Lent = { playerId: string; to: TeamKey };

/**
 * Type of a game of a night. `seq` counts the games from 1. Goals are null if nobody counted them. `absent` has the
 * players of all teams who were not there, and `joinedLater` has those of them who joined their team after the game;
 * games that a browser has stored by an earlier version lack it.
 */
export type Game = {
  seq: number;
  home: TeamKey;
  away: TeamKey;
  outcome: GameOutcome;
  homeGoals: number | null;
  awayGoals: number | null;
  lent: readonly Lent[];
  absent: readonly string[];
  joinedLater?: readonly string[] | undefined;
};

/** Type of the part of a game that decides who plays next: the two teams of a game, and who won. */
export type PlayedGame = Pick<Game, 'home' | 'away' | 'outcome'>;

/** Type of the rules by which teams replace each other. */
export type PlayRules = Pick<Rotation, 'play' | 'onDraw' | 'stayMax'>;

/**
 * Type of a team that rests although it would stay: it has won `winsInRow` games in a row, or has played two games more
 * than the waiting team `aheadOf`.
 */
export type Rest = { team: TeamKey } & ({ winsInRow: number } | { aheadOf: TeamKey });

/** Type of the next game of a night. `waiting` has the other teams, the one that has waited longest first. */
export type NextGame = {
  home: TeamKey;
  away: TeamKey;
  waiting: TeamKey[];
  /** The team that would stay after the last game but has to rest by the rules; null if there is none. */
  rest: Rest | null;
};

/**
 * Returns the name by which requests name a game that they replace: its teams, who won, and its goals if they were
 * counted, as in 'claro-oscuro-home' or 'claro-oscuro-home-2-1'.
 */
export function gameName({
  home,
  away,
  outcome,
  homeGoals,
  awayGoals,
}: Pick<Game, 'home' | 'away' | 'outcome' | 'homeGoals' | 'awayGoals'>): string {
  return [home, away, outcome, homeGoals, awayGoals].filter((part) => part !== null).join('-');
}

/** Type of the goals of each side that somebody has counted in the running game. */
export type CountedGoals = { home: number; away: number };

/**
 * Returns the goals of a game when its outcome is recorded. The goal that ends a game is often not counted, so a level
 * game that has a winner gets one more goal. Goals that contradict the outcome are unknown (null), as are goals that
 * nobody counts.
 */
export function finalGoals(
  counted: CountedGoals | null,
  outcome: GameOutcome,
): Pick<Game, 'homeGoals' | 'awayGoals'> {
  if (counted === null) return { homeGoals: null, awayGoals: null };
  const isLevel = counted.home === counted.away;
  const homeGoals = counted.home + (isLevel && outcome === 'home' ? 1 : 0);
  const awayGoals = counted.away + (isLevel && outcome === 'away' ? 1 : 0);
  const fits = Math.sign(homeGoals - awayGoals) === { home: 1, away: -1, draw: 0 }[outcome];
  return fits ? { homeGoals, awayGoals } : { homeGoals: null, awayGoals: null };
}
