/** Whether the device has a sheet to share with. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the device's sheet; to be called within a tap. One who closes it again has lost nothing. */
export async function share(what: ShareData): Promise<'shared' | 'cancelled' | 'unavailable'> {
  try {
    await navigator.share(what);
    return 'shared';
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? 'cancelled' : 'unavailable';
  }
}
