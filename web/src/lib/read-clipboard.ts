/** The clipboard's text, where the browser allows reading it within a tap; otherwise null. */
export async function readClipboard(): Promise<string | null> {
  try {
    return (await navigator.clipboard.readText()).trim() || null;
  } catch {
    return null;
  }
}
