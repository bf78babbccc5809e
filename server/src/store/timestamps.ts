/**
 * Returns an instant in epoch milliseconds as UTC text with microseconds, such as `2026-11-21T13:25:00.123456Z`. The
 * clock gives milliseconds, so the last three digits are 0; `timestampAfter` counts up in them, so that no two
 * timestamps of a user are equal.
 */
export function timestamp(epochMs: number): string {
  return new Date(epochMs).toISOString().replace('Z', '000Z');
}

/**
 * Returns the timestamp of `epochMs`, or the first timestamp after `previous` if `epochMs` is not later than
 * `previous`.
 */
export function timestampAfter(previous: string, epochMs: number): string {
  const now = timestamp(epochMs);
  if (now > previous) return now;
  const micros = Number(previous.slice(20, 26)) + 1;
  if (micros < 1_000_000) return `${previous.slice(0, 20)}${String(micros).padStart(6, '0')}Z`;
  return timestamp(Date.parse(`${previous.slice(0, 19)}Z`) + 1000);
}

/** Returns a timestamp that is earlier than `at`, by one to two milliseconds. */
export function timestampBefore(at: string): string {
  return timestamp(Date.parse(at) - 1);
}

/**
 * Returns a source of timestamps. Each timestamp is newer than `last` and than all earlier timestamps of the source,
 * even if the clock stops or goes back.
 */
export function timestampsAfter(last: string) {
  let latest = last;
  return {
    next: (epochMs: number): string => (latest = timestampAfter(latest, epochMs)),
    latest: () => latest,
  };
}
