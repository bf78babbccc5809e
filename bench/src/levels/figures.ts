import { isOpposite, isRight, type SimulatedGroup } from './simulate-group.ts';

/**
 * Type of the quality of level suggestions in the first matches of simulated groups. `aGroup` is the number of
 * suggestions per group. `right` and `opposite` are shares of all suggestions, and `grossFound` is the share of gross
 * errors that a right suggestion found. Shares are from 0 to 1, or NaN without any suggestion or error.
 */
export type Figures = { aGroup: number; right: number; opposite: number; grossFound: number };

export function figuresOf(groups: readonly SimulatedGroup[], matches: number): Figures {
  const made = groups.flatMap((group) => group.made.filter(({ match }) => match <= matches));
  const gross = groups.reduce((sum, { grossErrors }) => sum + grossErrors.length, 0);
  const found = groups.reduce((sum, group) => {
    const right = group.made.filter((one) => one.match <= matches && isRight(one));
    return sum + group.grossErrors.filter((id) => right.some((r) => r.playerId === id)).length;
  }, 0);
  return {
    aGroup: made.length / groups.length,
    right: made.filter(isRight).length / made.length,
    opposite: made.filter(isOpposite).length / made.length,
    grossFound: found / gross,
  };
}
