/**
 * Calls `done` after `ms` milliseconds, not counting the time while the countdown is paused. The countdown starts at
 * once. With an infinite `ms` it never ends.
 */
export function countdown(ms: number, done: () => void): { pause: () => void; resume: () => void } {
  let left = ms;
  let running: { timer: ReturnType<typeof setTimeout>; since: number } | null = null;
  resume();
  return { pause, resume };

  function resume(): void {
    if (left < Infinity) running ??= { timer: setTimeout(done, left), since: Date.now() };
  }

  function pause(): void {
    if (!running) return;
    clearTimeout(running.timer);
    left -= Date.now() - running.since;
    running = null;
  }
}
