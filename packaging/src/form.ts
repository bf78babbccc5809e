/** What forms are made of, and where. */
export type Parts = {
  /** The server as one file. */
  bundle: string;
  /** A folder for what is in between, which is deleted in the end. */
  scratch: string;
  /** Makes the executable file, once, for the forms that have it in them. */
  executable: () => Promise<string>;
};

/** Makes a form from its parts; returns its file. */
export type Form = (parts: Parts) => Promise<string>;
