type Log = (text: string) => void;

/**
 * Returns a log for a job that runs repeatedly: a text is logged only once in a run, and not at all if the previous run
 * had the text too, so that a lasting condition is logged once. `endRun` must be called after each run.
 */
export function onceInRuns(log: Log): { log: Log; endRun: () => void } {
  let before = new Set<string>();
  let current = new Set<string>();
  return {
    log(text) {
      if (!before.has(text) && !current.has(text)) log(text);
      current.add(text);
    },
    endRun() {
      before = current;
      current = new Set();
    },
  };
}

/**
 * Returns a function that logs each of its texts unless the previous call had the same text. Like `onceInRuns`, but for
 * callers that know all texts of a run at its end: each call is one run.
 */
export function logOnce(log: Log): (...texts: string[]) => void {
  const runs = onceInRuns(log);
  return (...texts) => {
    texts.forEach(runs.log);
    runs.endRun();
  };
}
