/**
 * Timestamps are UTC text with microseconds, `2026-11-21T13:25:00.123456Z`. The clock gives milliseconds;
 * the last three digits make `createdAt` strictly increasing per user, so that "newest first" never ties.
 */
export function timestamp(epochMs: number): string {
  return new Date(epochMs).toISOString().replace('Z', '000Z');
}

/** The timestamp for now, or the first one after `previous` when the clock has not moved past it. */
export function timestampAfter(previous: string, epochMs: number): string {
  const now = timestamp(epochMs);
  if (now > previous) return now;
  const micros = Number(previous.slice(20, 26)) + 1;
  if (micros < 1_000_000) return `${previous.slice(0, 20)}${String(micros).padStart(6, '0')}Z`;
  return timestamp(Date.parse(`${previous.slice(0, 19)}Z`) + 1000);
}

/** A timestamp before this one. */
export function timestampBefore(at: string): string {
  return timestamp(Date.parse(at) - 1);
}

/** Hands out timestamps that are newer than all before, whatever the clock does. */
export function timestampsAfter(last: string) {
  let latest = last;
  return {
    next: (epochMs: number): string => (latest = timestampAfter(latest, epochMs)),
    latest: () => latest,
  };
}
