export type RunOptions = {
  /** Words after the suite's name, which choose parts of the suite. Without words all parts run. */
  only: readonly string[];
  /** True if the rounds are short, for use during development. The results are too noisy for conclusions then. */
  isQuick: boolean;
  /** Root folder of another build of the program to compare with; null if there is none. */
  other: string | null;
};

/**
 * Type of a suite: a function that measures one part of the program and prints tables. A missed target does not fail
 * the run.
 */
export type Suite = (options: RunOptions) => Promise<void>;

/** Returns the names that are on the command line; all names if none is. */
export function chosen<Name extends string>(names: readonly Name[], { only }: RunOptions): Name[] {
  const named = names.filter((name) => only.includes(name));
  return named.length > 0 ? named : [...names];
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints the progress to stderr, so that it is not part of the results. */
export function progress(text: string): void {
  process.stderr.write(`${text}\n`);
}
