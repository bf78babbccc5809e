/** Holds the parts that the forms of the package are made from. */
export type Parts = {
  /** The path of the server as one CommonJS file. */
  bundle: string;
  /** The path of a folder for intermediate files, which is deleted at the end. */
  scratch: string;
  /** Returns the path of the executable file, which the first call makes. */
  executable: () => Promise<string>;
};

/** Makes a form of the package from its parts and returns the path of its file. */
export type Form = (parts: Parts) => Promise<string>;
