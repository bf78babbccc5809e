/** Notifies of 401 responses. Listeners run before the caller's promise rejects. */
export const signedOut = createEvent();

/** Notifies of writes that the server refused because this page's data is out of date (404, 409, 422). */
export const refusedWrite = createEvent();

/** Notifies of writes without a response, which the server may or may not have applied. */
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
