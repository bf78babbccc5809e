/** A control that is taken away, and the tests of which one has to notice. */
export type Mutant = {
  /** The control that is missing. */
  name: string;
  /** From the project's folder on. */
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  /** Files of tests, from the project's folder on. */
  tests: readonly string[];
};
