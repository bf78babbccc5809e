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
