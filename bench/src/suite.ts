/** The options of a run. */
export type Asked = {
  /** The words after the suite's name: what of it; none: all of it. */
  only: readonly string[];
  /** Short rounds for use during development: too noisy for conclusions. */
  isQuick: boolean;
  /** The root of another build of the program, to compare with. */
  other: string | null;
};

/** Measures something and prints tables. It judges nothing: a missed target is no failure. */
export type Suite = (asked: Asked) => Promise<void>;

/** Words of a kind choose among their kind; without any, all of it is wanted. */
export function chosen<Name extends string>(names: readonly Name[], { only }: Asked): Name[] {
  const named = names.filter((name) => only.includes(name));
  return named.length > 0 ? named : [...names];
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** How far it is; not part of what is printed. */
export function progress(text: string): void {
  process.stderr.write(`${text}\n`);
}
