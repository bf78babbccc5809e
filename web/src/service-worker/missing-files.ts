/** Sum of the pauses in milliseconds between requests for a missing file, and one pause. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 1_000;

/**
 * Returns the response for a hashed file that the worker does not have. While servers are upgraded one after the other,
 * one of the earlier version may be asked for a file of the newer one, so after a 404 the file is asked for again, with
 * pauses of 30 s in all; if it remains missing, `onMissing` is called. Any other response, and a failure of the network,
 * counts at once.
 */
export async function openFile(request: Request, onMissing: () => void): Promise<Response> {
  for (let waited = 0; ; waited += PAUSE_MS) {
    const response = await fetch(request.clone());
    if (response.status !== 404) return response;
    if (waited >= PATIENCE_MS) {
      onMissing();
      return response;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
}
