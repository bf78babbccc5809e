/** Type of the times of a request: when it was sent, and when its response arrived. */
export type Timed = { began: number; ended: number };

/**
 * Returns an order of the requests that explains their responses, or null if there is none: the requests, sent one by
 * one in this order, would get the responses that they got, and a request that ended before another one began comes
 * first. `play` is a pure function that returns the state after a request, or null if the request could not have had
 * its response.
 */
export function someOrder<State, Sent extends Timed>(
  start: State,
  requests: readonly Sent[],
  play: (state: State, request: Sent) => State | null,
): Sent[] | null {
  const deadEnds = new Set<string>();
  return continued(start, requests);

  function continued(state: State, left: readonly Sent[]): Sent[] | null {
    if (left.length === 0) return [];
    const place = JSON.stringify([state, left.map(({ began }) => began)]);
    if (deadEnds.has(place)) return null;
    const firstEnd = Math.min(...left.map(({ ended }) => ended));
    for (const request of left.filter(({ began }) => began <= firstEnd)) {
      const next = play(state, request);
      const rest = next === null ? null : continued(next, without(left, request));
      if (rest) return [request, ...rest];
    }
    deadEnds.add(place);
    return null;
  }
}

const without = <T>(all: readonly T[], one: T) => all.filter((other) => other !== one);
