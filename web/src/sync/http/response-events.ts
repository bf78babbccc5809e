/** Event of each 401 response. Listeners run before the promise of the caller rejects. */
export const signedOut = createEvent();

/** Event of each write that the server refused because the data of this page is out of date (404, 409, 422). */
export const refusedWrite = createEvent();

/** Event of each write without a response, which the server may or may not have applied. */
export const lostWrite = createEvent();

function createEvent() {
  const listeners = new Set<() => void>();
  return {
    emit(): void {
      for (const listener of listeners) listener();
    },
    /** Adds a listener and returns an unsubscribe function. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
