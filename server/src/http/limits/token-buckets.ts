/** A rate of a token bucket: `perSecond` tokens are added each second, and at most `burst` accumulate. */
export type Rate = { perSecond: number; burst: number };

export type TokenBuckets = {
  /**
   * Takes a token from the bucket of a key and returns 0; if there is none, returns the milliseconds until there is
   * one. `now` is in milliseconds.
   */
  take: (key: string, now: number) => number;
};

/** Maximum number of buckets in a generation. Two generations are stored (see `tokenBuckets`). */
const GENERATION_MAX = 20_000;
/**
 * Milliseconds of filling that a bucket may lack and still count as having a token, because fractions of milliseconds
 * are rounded.
 */
const TOLERANCE_MS = 0.001;

/**
 * Returns token buckets, one for each key, full at first. A bucket is stored as the moment when it will be full again.
 * Full buckets need not be stored: the others are in two generations, and the older generation is dropped when all its
 * buckets must be full. With more keys than two generations hold, some buckets are dropped early and count as full.
 */
export function tokenBuckets(
  { perSecond, burst }: Rate,
  generationMax = GENERATION_MAX,
): TokenBuckets {
  const tokenMs = 1000 / perSecond;
  const fillMs = burst * tokenMs;
  let young = new Map<string, number>();
  let old = new Map<string, number>();
  let bornAt = -Infinity;

  return {
    take(key, now) {
      if (now - bornAt > fillMs || young.size >= generationMax) {
        old = young;
        young = new Map();
        bornAt = now;
      }
      const fullAt = Math.max(young.get(key) ?? old.get(key) ?? now, now) + tokenMs;
      const missingMs = fullAt - now - fillMs;
      if (missingMs > TOLERANCE_MS) return missingMs;
      young.set(key, fullAt);
      return 0;
    },
  };
}
