/** Tells whether the browser can open a share sheet. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/**
 * Opens the share sheet of the device. Call this in the handler of a tap, because browsers allow the share sheet only
 * there. Resolves with 'unavailable' if the browser refuses; never rejects.
 */
export async function share(what: ShareData): Promise<'shared' | 'cancelled' | 'unavailable'> {
  try {
    await navigator.share(what);
    return 'shared';
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? 'cancelled' : 'unavailable';
  }
}
