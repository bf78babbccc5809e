/** Type of the times of a call: when it was sent, and when its response arrived. */
export type Timed = { began: number; ended: number };

/**
 * Returns an order of the calls that explains their responses, or null if there is none: the calls, made one by one in
 * this order, would get the responses that they got, and a call that ended before another one began comes first. `play`
 * is a pure function that returns the state after a call, or null if the call could not have had its response.
 */
export function someOrder<State, Call extends Timed>(
  start: State,
  calls: readonly Call[],
  play: (state: State, call: Call) => State | null,
): Call[] | null {
  const deadEnds = new Set<string>();
  return continued(start, calls);

  function continued(state: State, left: readonly Call[]): Call[] | null {
    if (left.length === 0) return [];
    const place = JSON.stringify([state, left.map(({ began }) => began)]);
    if (deadEnds.has(place)) return null;
    const firstEnd = Math.min(...left.map(({ ended }) => ended));
    for (const call of left.filter(({ began }) => began <= firstEnd)) {
      const next = play(state, call);
      const rest = next === null ? null : continued(next, without(left, call));
      if (rest) return [call, ...rest];
    }
    deadEnds.add(place);
    return null;
  }
}

const without = <T>(all: readonly T[], one: T) => all.filter((other) => other !== one);
