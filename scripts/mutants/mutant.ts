/** Type of a mutant: the program without one of its security controls, and the tests that must notice the absence. */
export type Mutant = {
  /** The name of the missing control. */
  name: string;
  /** The path of the source, relative to the project's folder. */
  file: string;
  /** Source text of the control, which occurs exactly once in the file and is replaced by `to`. */
  from: string;
  to: string;
  /**
   * Paths of test files, relative to the project's folder. At least one test in them has to fail without the control.
   */
  tests: readonly string[];
};
