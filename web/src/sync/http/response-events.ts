/** 401 responses; listeners run before the caller's promise rejects. */
export const signedOut = createEvent();

/** Writes that are refused because this page's data is out of date (404, 409, 422). */
export const refusedWrite = createEvent();

/** Writes without a response: the server may have applied them or not. */
export const lostWrite = createEvent();

function createEvent() {
  const listeners = new Set<() => void>();
  return {
    emit(): void {
      for (const listener of listeners) listener();
    },
    /** Returns an unsubscribe function. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
