/** Holds the options of a run. */
export type Asked = {
  /** The words after the suite's name, which choose parts of the suite. Without any, all parts run. */
  only: readonly string[];
  /** Makes the rounds short, for use during development. The results are too noisy for conclusions. */
  isQuick: boolean;
  /** The root folder of another build of the program to compare with; null if there is none. */
  other: string | null;
};

/** Measures a part of the program and prints tables. A missed target is not a failure of the run. */
export type Suite = (asked: Asked) => Promise<void>;

/** Returns the names that the words of the command line choose; all names if they choose none. */
export function chosen<Name extends string>(names: readonly Name[], { only }: Asked): Name[] {
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
