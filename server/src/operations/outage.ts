import type { FastifyInstance } from 'fastify';
import { errorFacts } from '../logging/log.ts';
import type { Engine } from '../store/engines/dialect.ts';

type Kind = 'full' | 'away';

const TEXTS: Record<Kind, string> = {
  full: 'the disk of the database is full: nothing can be stored',
  away: 'the database is away',
};
/** Where the database cannot say whether it has room, it has when nothing has failed for so long. */
const QUIET_MS = 60_000;
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export type Outage = {
  /** Logs what makes the database unavailable, by its name: once, until it is well again. False: it is nothing of the kind. */
  note: (error: unknown) => boolean;
  /** Nothing can be stored. */
  isFull: () => boolean;
};

type Watched = Pick<Engine, 'isConflict' | 'isFull' | 'isUnavailable' | 'hasRoom' | 'adviceFor'>;

/** Knows from failures and responses whether the database is away or full. */
export function watchOutages(app: FastifyInstance, engine: Watched): Outage {
  let current: Kind | null = null;
  let failedAt = 0;

  function over(): void {
    if (current !== null) app.log.warn('the database is well again');
    current = null;
  }

  app.addHook('onResponse', (request, { statusCode }, done) => {
    const isDone = current !== null && statusCode >= 200 && statusCode < 300;
    // a full disk does not keep anything from being read
    if (
      isDone &&
      request.url.startsWith('/api/') &&
      (current === 'away' || WRITES.has(request.method))
    )
      over();
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
      if (current === 'full' && (engine.hasRoom() ?? Date.now() - failedAt > QUIET_MS)) over();
      return current === 'full';
    },
  };
}
