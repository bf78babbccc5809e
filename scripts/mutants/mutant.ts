/** Describes a security control that is removed from its source, and the tests that must fail without it. */
export type Mutant = {
  /** The name of the missing control. */
  name: string;
  /** The path of the source, relative to the project's folder. */
  file: string;
  /** The text of the control, which occurs exactly once in the file. */
  from: string;
  to: string;
  /** Paths of test files, relative to the project's folder. At least one test of these has to fail. */
  tests: readonly string[];
};
