/** Of a list that is changed all the time a page is kept for a moment, so few are worth having. */
const PAGES_MAX = 300;
/** That of the largest list would take too much memory, for each of its devices. */
const BYTES_MAX = 64 * 1024;
/** What the clock changes of a page. */
const LIFETIME_MS = 1000;

/** Whose page it is. `version`: of all that the organiser owns. `device`: null without a cookie. */
type Reader = { codeHash: string; version: string; device: string | null };
type Made = { page: Buffer; isKept: boolean };

/**
 * Keeps rendered pages until the organiser's data change, for a second at most (docs/decisions/268). Each is kept for one
 * device, and several that ask for it at once wait for the same.
 */
export function keepPages(now: () => number) {
  const kept = new Map<string, Promise<Made>>();

  return async (reader: Reader, make: () => Promise<Made>): Promise<Buffer> => {
    const { codeHash, version, device } = reader;
    const key = [codeHash, version, Math.floor(now() / LIFETIME_MS), device ?? ''].join(' ');
    const known = kept.get(key);
    if (known) return (await known).page;
    const making = make();
    kept.set(key, making);
    const [oldest] = kept.keys();
    if (kept.size > PAGES_MAX && oldest !== undefined) kept.delete(oldest);
    try {
      const { page, isKept } = await making;
      if (!isKept || page.length > BYTES_MAX) kept.delete(key);
      return page;
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
}
