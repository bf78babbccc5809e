/** Calls `done` after so many milliseconds in which it was not paused. It begins to run at once; infinite ones never end. */
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
