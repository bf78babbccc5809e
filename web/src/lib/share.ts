/** Tells whether the browser can open a share sheet. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet of the device. Call it within a tap. */
export async function share(what: ShareData): Promise<'shared' | 'cancelled' | 'unavailable'> {
  try {
    await navigator.share(what);
    return 'shared';
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? 'cancelled' : 'unavailable';
  }
}
