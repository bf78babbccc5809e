type Log = (text: string) => void;

/**
 * Logs a text only when neither this run nor the previous one has logged it, so that a lasting condition is logged
 * once.
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

/** Does the same for callers that know all texts of a run at its end. */
export function logOnce(log: Log): (...texts: string[]) => void {
  const runs = onceInRuns(log);
  return (...texts) => {
    texts.forEach(runs.log);
    runs.endRun();
  };
}
