/**
 * Number of consecutive failures after which a push service gets no messages for `PAUSE_MS`, and for longer if it fails
 * again.
 */
const FAILURES_MAX = 5;
const PAUSE_MS = 30_000;
const PAUSE_MAX_MS = 10 * 60 * 1000;
/**
 * The maximum number of concurrent requests to a push service, so that one that does not respond cannot take all
 * capacity.
 */
export const SERVICE_AT_ONCE = 16;

type Health = { failures: number; pause: number; until: number; underWay: number };

/**
 * Tracks by host which push services work. A service that does not respond or fails several times gets no messages for
 * a while, then a single one as a trial.
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
    /** Returns the hosts of the services to which no message may be sent now. */
    full: () => [...known].flatMap(([service, health]) => (roomIn(health) > 0 ? [] : [service])),
    /** Counts a request to a service as begun and returns true; returns false when no message may be sent to it now. */
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
