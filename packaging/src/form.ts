/**
 * Type of the parts that all forms of the package are made from. A form is a way to install the program: npm package,
 * executable file, Debian package, container image.
 */
export type Parts = {
  /** Path of the server as one CommonJS file. */
  bundle: string;
  /** Path of a folder for intermediate files, which is deleted at the end. */
  scratch: string;
  /** Returns the path of the executable file, which the first call makes. */
  executable: () => Promise<string>;
};

/** Type of a function that makes one form of the package from the parts, and returns the path of the form's file. */
export type Form = (parts: Parts) => Promise<string>;
