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
 * players of all teams who were not there.
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
};

/** Type of what decides who plays next: the two teams of a game, and who won. */
export type PlayedGame = Pick<Game, 'home' | 'away' | 'outcome'>;

/** Type of the rules by which teams replace each other. */
export type PlayRules = Pick<Rotation, 'play' | 'onDraw' | 'stayMax'>;

/** Type of a winner who rests: after games won in a row, or because a waiting team has played two games fewer. */
export type Rest = { team: TeamKey } & ({ winsInRow: number } | { aheadOf: TeamKey });

/** Type of the next game of a night. `waiting` has the other teams, the one that has waited longest first. */
export type NextGame = {
  home: TeamKey;
  away: TeamKey;
  waiting: TeamKey[];
  /** The winner of the last game if the rules send it to rest, else null. */
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
