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
  const sums = { claro: sumOf(claro), oscuro: sumOf(oscuro) };
  const difference = Math.abs(sums.claro - sums.oscuro);
  const fivesOk = Math.abs(fivesIn(claro) - fivesIn(oscuro)) <= 1;
  const differenceOk = difference <= BALANCE_MAX_DIFFERENCE;
  return { ok: fivesOk && differenceOk, sums, difference, fivesOk, differenceOk };
}

function sumOf(team: readonly Rated[]): number {
  return team.reduce((sum, { rating }) => sum + rating, 0);
}

function fivesIn(team: readonly Rated[]): number {
  return team.filter(({ rating }) => rating === 5).length;
}
