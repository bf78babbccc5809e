/** The maximum number of cached pages. A page is cached for at most a second, so few are needed. */
const PAGES_MAX = 300;
/**
 * The maximum size of a cached page in bytes: the page of the largest list would take too much memory if it were cached
 * for each of its devices.
 */
const BYTES_MAX = 64 * 1024;
/** The maximum age of a cached page in milliseconds; it is short because pages also change with the clock. */
const LIFETIME_MS = 1000;

/**
 * The key of a cached page. `codeHash` identifies the link; `version` is the version of all data of the organiser;
 * `device` is the hash of the device, or null without a cookie.
 */
type PageKey = { codeHash: string; version: string; device: string | null };
type MadePage = { page: Buffer; isCacheable: boolean };

/**
 * Returns a function that takes a page from the cache or calls `make`. It caches the page for its key within one
 * second, unless the page is too large or not cacheable (docs/decisions/241). Requests that come while a page is made
 * wait for it.
 */
export function pageCache(now: () => number) {
  const pages = new Map<string, Promise<MadePage>>();

  return async (pageKey: PageKey, make: () => Promise<MadePage>): Promise<Buffer> => {
    const { codeHash, version, device } = pageKey;
    const key = [codeHash, version, Math.floor(now() / LIFETIME_MS), device ?? ''].join(' ');
    const known = pages.get(key);
    if (known) return (await known).page;
    const making = make();
    pages.set(key, making);
    const [oldest] = pages.keys();
    if (pages.size > PAGES_MAX && oldest !== undefined) pages.delete(oldest);
    try {
      const { page, isCacheable } = await making;
      if (!isCacheable || page.length > BYTES_MAX) pages.delete(key);
      return page;
    } catch (error) {
      pages.delete(key);
      throw error;
    }
  };
}
