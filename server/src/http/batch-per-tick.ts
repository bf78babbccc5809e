/**
 * Resolves when all requests of the current tick of the event loop have been read. Requests of one tick then run in
 * lockstep, so their responses are flushed together: twice the throughput under load (docs/decisions/014), no cost
 * for a single request.
 */
export function batchPerTick(): Promise<void> {
  batch ??= new Promise((resolve) => {
    setImmediate(() => {
      batch = null;
      resolve();
    });
  });
  return batch;
}

let batch: Promise<void> | null = null;
