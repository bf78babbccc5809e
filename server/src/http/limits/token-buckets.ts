/** Describes a rate: `perSecond` tokens are added each second, and at most `burst` accumulate. */
export type Rate = { perSecond: number; burst: number };

export type TokenBuckets = {
  /** Takes a token and returns 0; without one returns the milliseconds until there is one. */
  take: (key: string, now: number) => number;
};

/** Limits a generation; two generations are stored. */
const GENERATION_MAX = 20_000;
/** Allows for the rounding of fractions of milliseconds. */
const TOLERANCE_MS = 0.001;

/**
 * A bucket of tokens for each key, full at first. A bucket is one number, the moment when it will be full again, and
 * full ones are not stored: two generations hold the others, and the older is dropped when all in it must be full.
 * Under more keys than fit, buckets that are dropped early count as full.
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
