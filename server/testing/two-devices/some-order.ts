/** A call with the moments when it was sent and when its answer was there. */
export type Timed = { began: number; ended: number };

/**
 * An order of the calls in which each one, made alone, would have been answered as it was, and in which none comes
 * before another that had ended when it began. Null when there is none. `play` is pure: what the call leaves, or
 * null when it could not have been answered so.
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
