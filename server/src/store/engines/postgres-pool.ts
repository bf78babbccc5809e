import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg, { type PoolClient } from 'pg';
import { guarded } from './postgres-connection.ts';
import { DatabaseAwayError } from './postgres-errors.ts';
import type { Hosts } from './postgres-hosts.ts';
import { getTypeParser } from './postgres-numbers.ts';
import { inspect, limitsStatement, type LIMITS, type Session } from './postgres-session.ts';

/** Too many connections, of the database or of the role. */
const TOO_MANY_CONNECTIONS = '53300';
/** PgBouncer says the same under the code of another error. */
const TOO_MANY_CLIENTS = 'no more connections allowed';
/** What the pool says when no connection was given back in time. */
const BUSY_POOL = 'timeout exceeded when trying to connect';
const RETRY_MS = 50;
/** So often a pool tries whether the database has more connections for it. */
const GROW_MS = 5000;

export type PoolSettings = {
  hosts: Hosts;
  /** The most connections. */
  max: number;
  limits: typeof LIMITS;
  /** A server that takes no writes is not connected to. */
  isWriting: boolean;
  onSession: (session: Session) => void;
  /** A server takes writes no more. */
  onReadOnly: (server: string) => void;
};

export type GuardedPool = PostgresPool & {
  /** Closes a connection, the next that is free, so that another pool can have it. */
  cedeOne: () => Promise<void>;
  /** Breaks the connections that lead to such a server, those at work too. */
  breakOff: (isGone: (server: string) => boolean) => void;
};

/**
 * Connections that are made as they are needed, and made anew when the database comes back. None that dies,
 * idle or at work, ends the process; whatever goes wrong with one is a `DatabaseAwayError`. Where the database has
 * fewer than `max` of them, requests wait for those that there are; `onNone`: there is not even one.
 */
export function guardedPool(settings: PoolSettings, onNone: () => Promise<void>): GuardedPool {
  const { hosts, limits } = settings;
  const { pool, sessions } = openPool(settings);
  const shrink = shrinking(pool, settings.max);

  async function connect(): Promise<PoolClient> {
    const patience = performance.now() + limits.connect;
    const failures: unknown[] = [];
    for (;;) {
      const host = hosts.current();
      pool.options.connectionString = host;
      try {
        return await pool.connect();
      } catch (error) {
        if (isFull(error)) {
          shrink();
          if (pool.totalCount === 0) await onNone();
          await sleep(RETRY_MS);
          if (performance.now() > patience) throw new DatabaseAwayError(error);
        } else if (isBusy(error)) {
          if (performance.now() > patience) throw new DatabaseAwayError(error);
        } else {
          failures.push(error);
          hosts.moveFrom(host);
          if (failures.length === hosts.count)
            throw new DatabaseAwayError(new AggregateError(failures));
        }
      }
    }
  }

  return {
    options: pool.options,
    connect: async () => {
      const client = await connect();
      const { isPooled, server } = sessions.get(client) ?? { isPooled: false, server: null };
      return guarded(client, {
        responseMs: limits.response,
        limits: isPooled ? limitsStatement(limits, true) : null,
        onReadOnly: () => server !== null && settings.onReadOnly(server),
      });
    },
    cedeOne: async () => {
      if (pool.totalCount === 0) return;
      await pool.connect().then(
        (client) => client.release(true),
        () => {},
      );
    },
    breakOff: (isGone) => {
      for (const [client, { server }] of sessions)
        if (server !== null && isGone(server)) client.connection.stream.destroy();
    },
    // asked by each of those who use it
    end: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}

/** `sessions`: where its connections lead. */
function openPool({ hosts, max, limits, isWriting, onSession }: PoolSettings) {
  const sessions = new Map<PoolClient, Session>();
  const connectMs = limits.connect / hosts.count;
  const pool = new pg.Pool({
    connectionString: hosts.current(),
    application_name: 'picadito',
    max,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
    types: { getTypeParser },
    verify: (client, done) => void begin(client, done),
  });
  // without listeners these would be thrown; the statement or the next connection reports the failure
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('remove', (client) => void sessions.delete(client));

  async function begin(client: PoolClient, done: (error?: Error) => void): Promise<void> {
    try {
      const session = await inspect(client, { isWriting, waitMs: connectMs });
      sessions.set(client, session);
      const setLimits = { text: limitsStatement(limits, false), query_timeout: connectMs };
      if (!session.isPooled) await client.query(setLimits);
      onSession(session);
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error('no session', { cause: error }));
    }
  }

  return { pool, sessions };
}

/** Takes the connections that a pool has as its maximum, for a while. */
function shrinking(pool: pg.Pool, max: number): () => void {
  let growth: NodeJS.Timeout | undefined;
  return () => {
    pool.options.max = Math.max(1, pool.totalCount);
    growth ??= setTimeout(() => {
      pool.options.max = max;
      growth = undefined;
    }, GROW_MS).unref();
  };
}

/** All connections were at work: the host has not failed. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && error.message === BUSY_POOL;
}

function isFull(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  return error.code === TOO_MANY_CONNECTIONS || error.message.startsWith(TOO_MANY_CLIENTS);
}
