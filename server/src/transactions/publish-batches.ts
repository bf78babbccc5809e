/** Changes of a moment are published together. */
const BATCH_MS = 20;
const RETRY_MS = 1000;

/** Publishes the ids of users in batches, one at a time; what fails waits for the next one. */
export function publishBatches(publish: (userIds: readonly string[]) => Promise<void>) {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isPublishing = false;

  async function publishAll(): Promise<void> {
    const userIds = [...waiting];
    waiting.clear();
    let pause = BATCH_MS;
    isPublishing = true;
    try {
      await publish(userIds);
    } catch {
      // the database is away
      for (const userId of userIds) waiting.add(userId);
      pause = RETRY_MS;
    }
    isPublishing = false;
    timer = waiting.size > 0 ? setTimeout(() => void publishAll(), pause).unref() : undefined;
  }

  return {
    /** `timer` stays set while a batch is published. */
    add(userId: string): void {
      waiting.add(userId);
      timer ??= setTimeout(() => void publishAll(), BATCH_MS);
    },
    /** The database is there: what has failed waits no longer. */
    retry(): void {
      if (waiting.size === 0 || isPublishing) return;
      clearTimeout(timer);
      void publishAll();
    },
    async close(): Promise<void> {
      clearTimeout(timer);
      if (waiting.size > 0) await publishAll();
      clearTimeout(timer);
    },
  };
}
