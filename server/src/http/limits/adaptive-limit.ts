/** What the requests of a window should take on average, from their head to their response, ms. */
const AIM_MS = 60;
const WINDOW_MS = 100;
const STEP = 10;
const BACK_OFF = 0.8;

/**
 * A limit that follows what the machine can do: while it is reached, it shrinks as long as requests take longer than
 * they should, and grows again when they do not (additive increase, multiplicative decrease).
 */
export function adaptiveLimit({ min, max }: { min: number; max: number }, now: () => number) {
  let limit = max;
  let window = { began: now(), count: 0, total: 0, wasReached: false };

  function adapt(at: number): void {
    const { count, total, wasReached } = window;
    window = { began: at, count: 0, total: 0, wasReached: false };
    if (wasReached && total / count > AIM_MS) limit = Math.max(min, Math.floor(limit * BACK_OFF));
    else limit = Math.min(max, limit + STEP);
  }

  return {
    isReached(underWay: number): boolean {
      if (underWay < limit) return false;
      window.wasReached = true;
      return true;
    },
    done(beganAt: number): void {
      const at = now();
      window.count += 1;
      window.total += at - beganAt;
      if (at - window.began >= WINDOW_MS) adapt(at);
    },
  };
}
