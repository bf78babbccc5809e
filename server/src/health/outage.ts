import type { FastifyInstance } from 'fastify';
import { errorFacts } from '../logging/log.ts';
import type { Engine } from '../store/engines/dialect.ts';

type Kind = 'full' | 'away';

const TEXTS: Record<Kind, string> = {
  full: 'the disk of the database is full: nothing can be stored',
  away: 'the database is away',
};
/**
 * A full disk counts as recovered after this time (milliseconds) without failures, if the database cannot report its
 * free space.
 */
const QUIET_MS = 60_000;
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export type Outage = {
  /**
   * Logs why the database is unavailable, only once while the cause stays the same, and returns true. Returns false for
   * errors with another cause.
   */
  note: (error: unknown) => boolean;
  /** Tells whether the disk of the database is full. */
  isFull: () => boolean;
};

type Watched = Pick<
  Engine,
  'isConflict' | 'isFull' | 'isUnavailable' | 'hasFreeSpace' | 'adviceFor'
>;

/**
 * Tracks whether the database is unavailable or its disk full. The app's requests show it: failures, which `note`
 * receives, and successes. A full disk also counts as recovered when the database reports free space, or after a time
 * without failures (QUIET_MS); `isFull` finds that out.
 */
export function watchOutages(app: FastifyInstance, engine: Watched): Outage {
  let current: Kind | null = null;
  let failedAt = 0;

  function recover(): void {
    if (current !== null) app.log.warn('the database is available again');
    current = null;
  }

  app.addHook('onResponse', (request, { statusCode }, done) => {
    const isDone = current !== null && statusCode >= 200 && statusCode < 300;
    // Reads succeed on a full disk, so only a write shows that it has recovered.
    if (
      isDone &&
      request.url.startsWith('/api/') &&
      (current === 'away' || WRITES.has(request.method))
    )
      recover();
    done();
  });

  return {
    note(error) {
      if (!engine.isUnavailable(error) || engine.isConflict(error)) return false;
      const kind = engine.isFull(error) ? 'full' : 'away';
      failedAt = Date.now();
      if (kind === current) return true;
      current = kind;
      const { message, cause } = errorFacts(error);
      const advice = engine.adviceFor(error);
      const text = `${TEXTS[kind]} (${message || cause?.message || 'no answer'})`;
      app.log.error(error, advice === null ? text : `${text}. ${advice}`);
      return true;
    },
    isFull() {
      if (current === 'full' && (engine.hasFreeSpace() ?? Date.now() - failedAt > QUIET_MS))
        recover();
      return current === 'full';
    },
  };
}
