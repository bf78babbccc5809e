/** What was copied last, where the browser lets one tap read it; null where it does not. */
export async function readClipboard(): Promise<string | null> {
  try {
    return (await navigator.clipboard.readText()).trim() || null;
  } catch {
    return null;
  }
}
