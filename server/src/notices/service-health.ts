/** After this many consecutive failures a push service gets no messages for a while. */
const FAILURES_MAX = 5;
const PAUSE_MS = 30_000;
const PAUSE_MAX_MS = 10 * 60 * 1000;
/** Limits concurrent requests to a push service, so that one that does not respond cannot take all capacity. */
export const SERVICE_AT_ONCE = 16;

type Health = { failures: number; pause: number; until: number; underWay: number };

/**
 * Tracks the push services by host: one that does not respond or fails gets no messages for a while, then one as a
 * trial.
 */
export function serviceHealth(now: () => number) {
  const known = new Map<string, Health>();
  const healthOf = (service: string): Health => {
    const health = known.get(service) ?? { failures: 0, pause: PAUSE_MS, until: 0, underWay: 0 };
    known.set(service, health);
    return health;
  };
  const roomIn = ({ failures, until, underWay }: Health) => {
    if (until > now()) return 0;
    return Math.max(0, (failures >= FAILURES_MAX ? 1 : SERVICE_AT_ONCE) - underWay);
  };
  return {
    /** Returns the services that accept no message now. */
    full: () => [...known].flatMap(([service, health]) => (roomIn(health) > 0 ? [] : [service])),
    /** Reserves a request; returns false when the service accepts none now. */
    begin(service: string): boolean {
      const health = healthOf(service);
      if (roomIn(health) === 0) return false;
      health.underWay += 1;
      return true;
    },
    end(service: string, isWell: boolean): void {
      const health = healthOf(service);
      health.underWay -= 1;
      if (isWell) {
        health.failures = 0;
        health.pause = PAUSE_MS;
        return;
      }
      health.failures += 1;
      if (health.failures < FAILURES_MAX) return;
      health.until = now() + health.pause;
      health.pause = Math.min(health.pause * 2, PAUSE_MAX_MS);
    },
  };
}
