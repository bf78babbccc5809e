/**
 * Returns an instant in epoch milliseconds as UTC text with microseconds, `2026-11-21T13:25:00.123456Z`. The clock
 * gives milliseconds; `timestampAfter` counts in the last three digits, so that timestamps of a user never tie.
 */
export function timestamp(epochMs: number): string {
  return new Date(epochMs).toISOString().replace('Z', '000Z');
}

/** Returns the timestamp of `epochMs`, or the first one after `previous` when the clock has not moved past it. */
export function timestampAfter(previous: string, epochMs: number): string {
  const now = timestamp(epochMs);
  if (now > previous) return now;
  const micros = Number(previous.slice(20, 26)) + 1;
  if (micros < 1_000_000) return `${previous.slice(0, 20)}${String(micros).padStart(6, '0')}Z`;
  return timestamp(Date.parse(`${previous.slice(0, 19)}Z`) + 1000);
}

/** Returns a timestamp that is earlier than `at`. */
export function timestampBefore(at: string): string {
  return timestamp(Date.parse(at) - 1);
}

/** Returns a source of timestamps. Each is newer than all before, whatever the clock does. */
export function timestampsAfter(last: string) {
  let latest = last;
  return {
    next: (epochMs: number): string => (latest = timestampAfter(latest, epochMs)),
    latest: () => latest,
  };
}
