type Log = (text: string) => void;

/** Logs at once what the run before did not: what lasts is logged once, until a run without it. */
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

/** The same for runs of which all is known at their end. */
export function logOnce(log: Log): (...texts: string[]) => void {
  const runs = onceInRuns(log);
  return (...texts) => {
    texts.forEach(runs.log);
    runs.endRun();
  };
}
