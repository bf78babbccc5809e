/**
 * Returns the text of the clipboard, or null if it is empty or the browser does not allow reading it. Call it within a
 * tap.
 */
export async function readClipboard(): Promise<string | null> {
  try {
    return (await navigator.clipboard.readText()).trim() || null;
  } catch {
    return null;
  }
}
