/** Tells whether the browser can open a share sheet. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Tells whether the share sheet of the browser takes this file. */
export const canShareFile = (file: File): boolean =>
  canShare() && 'canShare' in navigator && navigator.canShare({ files: [file] });

/**
 * Copies a text to the clipboard, and resolves with whether the browser has allowed it. Call this in the handler of a
 * tap.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

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

/** Saves a value as a JSON file in the browser's downloads. */
export function saveJson(name: string, value: unknown): void {
  saveFile(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
}

/** Saves a file in the browser's downloads. A phone may open it at once. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Returns the text of the clipboard, or null if it is empty or the browser does not allow reading it. Call this in the
 * handler of a tap, because browsers allow reading only there.
 */
export async function readClipboard(): Promise<string | null> {
  try {
    return (await navigator.clipboard.readText()).trim() || null;
  } catch {
    return null;
  }
}
