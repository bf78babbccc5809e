/*
 * Manual teams are balanced if their sums of levels differ by at most 3 and their numbers of level-5 players by at most
 * 1 (docs/specification.md#rules-attendance-and-teams). With up to two level-5 players the latter means at most one in
 * each team.
 */
import { BALANCE_MAX_DIFFERENCE } from '../limits.ts';

type Rated = { rating: number };

export type Balance = {
  ok: boolean;
  sums: { claro: number; oscuro: number };
  /** Difference between the sums of levels of both teams, 0 or more. */
  difference: number;
  fivesOk: boolean;
  differenceOk: boolean;
};

export function checkBalance(claro: readonly Rated[], oscuro: readonly Rated[]): Balance {
  const { sums, ...balance } = checkSides([claro, oscuro]);
  return { ...balance, sums: { claro: sums[0] ?? 0, oscuro: sums[1] ?? 0 } };
}

/** Type of the balance of any number of teams; `sums` are in the order of the teams. */
export type SidesBalance = Omit<Balance, 'sums'> & { sums: number[] };

/** Checks any number of teams by the same rule, which has to hold between the strongest and the weakest team. */
export function checkSides(teams: readonly (readonly Rated[])[]): SidesBalance {
  const sums = teams.map(sumOf);
  const fives = teams.map(fivesIn);
  const difference = gapOf(sums);
  const fivesOk = gapOf(fives) <= 1;
  const differenceOk = difference <= BALANCE_MAX_DIFFERENCE;
  return { ok: fivesOk && differenceOk, sums, difference, fivesOk, differenceOk };
}

function gapOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}

function sumOf(team: readonly Rated[]): number {
  return team.reduce((sum, { rating }) => sum + rating, 0);
}

function fivesIn(team: readonly Rated[]): number {
  return team.filter(({ rating }) => rating === 5).length;
}
