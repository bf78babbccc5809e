/**
 * Result codes of SQLite that the program distinguishes. The low byte of a code is the primary code, the rest is its
 * detail.
 */
export const SQLITE = {
  BUSY: 5,
  LOCKED: 6,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  NOTADB: 26,
  CONSTRAINT_PRIMARYKEY: 1555,
  CONSTRAINT_UNIQUE: 2067,
  CONSTRAINT_ROWID: 2579,
  /** I/O error whose detail means that the disk is too full for the index of a write-ahead log. */
  IOERR_SHMSIZE: 4874,
} as const;

/** Returns SQLite's result code with its detail, or 0 for an error that is not SQLite's. */
export function extendedCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}

export function primaryCode(error: unknown): number {
  return extendedCode(error) % 256;
}

/**
 * Returns the name of SQLite's result code, such as `SQLITE_FULL`, or `SQLITE_IOERR 4874` for a code with a detail;
 * empty for an error that is not SQLite's.
 */
export function codeName(error: unknown): string {
  const code = extendedCode(error);
  if (code === 0) return '';
  const name = Object.entries(SQLITE).find(([, known]) => known === code % 256)?.[0];
  if (name === undefined) return `SQLite ${code}`;
  return code > 255 ? `SQLITE_${name} ${code}` : `SQLITE_${name}`;
}
