import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Further ones of the turn take another connection, and so another process of the database. */
const READS_MAX = 16;

/** The reads of one turn of the event loop, and their connection. */
type Turn = { client: Promise<PostgresPoolClient>; begun: number; unanswered: number };

/**
 * The same pool, for single statements that only read: those of one turn of the event loop share a connection. They leave in one
 * write and are answered together, which costs less than most of them do (docs/decisions/222).
 */
export function sharedReads(pool: PostgresPool): PostgresPool {
  let current: Turn | null = null;

  function begin(): Turn {
    const turn = { client: pool.connect(), begun: 0, unanswered: 0 };
    current = turn;
    setImmediate(() => {
      if (turn !== current) return;
      current = null;
      releaseAnswered(turn);
    });
    return turn;
  }

  async function connect(): Promise<PostgresPoolClient> {
    const turn = current ?? begin();
    turn.begun += 1;
    turn.unanswered += 1;
    if (turn.begun === READS_MAX) current = null;
    const client = await turn.client;
    return {
      query: client.query.bind(client),
      release: () => {
        turn.unanswered -= 1;
        if (turn !== current) releaseAnswered(turn);
      },
    };
  }

  return { ...pool, connect };
}

/** A connection that has failed says so itself. */
function releaseAnswered({ client, unanswered }: Turn): void {
  if (unanswered > 0) return;
  void client.then((one) => one.release(false));
}
