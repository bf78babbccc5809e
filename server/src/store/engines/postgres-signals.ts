import pg from 'pg';
import { newId } from '../ids.ts';
import type { SignalHandlers } from './dialect.ts';

const CHANNEL = 'picadito_changes';
/** A payload takes 8000 bytes; an id 22. */
const IDS_AT_ONCE = 300;
const RETRY_MS = 250;
const RETRY_MAX_MS = 5000;
/** feature_not_supported and syntax_error: CockroachDB has no LISTEN. */
const NOT_KNOWN = new Set(['0A000', '42601']);

/**
 * NOTIFY and LISTEN on a dedicated connection, reconnected whenever it is lost. A server ignores its own
 * notifications.
 */
export function openSignals(
  url: string,
  { onUsersChanged, onSignalsMissed, onUnsupported }: SignalHandlers,
) {
  const server = newId();
  let client: pg.Client | null = null;
  let retryTimer: NodeJS.Timeout | undefined;
  let pause = RETRY_MS;
  let isClosed = false;
  void connect();

  async function connect(): Promise<void> {
    const candidate = newClient(url);
    let hearsItself = false;
    candidate.on('notification', ({ payload = '' }) => {
      const [sender, ...userIds] = payload.split(' ');
      if (sender !== server) onUsersChanged(userIds);
      else hearsItself = true;
    });
    try {
      await candidate.connect();
      await candidate.query(`listen ${CHANNEL}`);
      await candidate.query('select pg_notify($1, $2)', [CHANNEL, server]);
      // the notification arrives before this response; YugabyteDB may accept LISTEN without delivering
      await candidate.query('select 1');
      if (isClosed || !hearsItself) await candidate.end();
      if (isClosed) return;
      if (!hearsItself) return onUnsupported();
      candidate.once('end', retry);
      client = candidate;
      pause = RETRY_MS;
      onSignalsMissed();
    } catch (error) {
      await candidate.end().catch(() => {});
      if (error instanceof pg.DatabaseError && NOT_KNOWN.has(error.code ?? '')) onUnsupported();
      else retry();
    }
  }

  function retry(): void {
    client = null;
    if (isClosed) return;
    retryTimer = setTimeout(() => void connect(), pause);
    pause = Math.min(2 * pause, RETRY_MAX_MS);
  }

  return {
    async publish(userIds: readonly string[]) {
      for (let from = 0; from < userIds.length; from += IDS_AT_ONCE) {
        if (!client) throw new Error('no connection');
        const ids = userIds.slice(from, from + IDS_AT_ONCE);
        await client.query('select pg_notify($1, $2)', [CHANNEL, [server, ...ids].join(' ')]);
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(retryTimer);
      await client?.end().catch(() => {});
    },
  };
}

function newClient(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'picadito signals',
    connectionTimeoutMillis: RETRY_MAX_MS,
    query_timeout: RETRY_MAX_MS,
    keepAlive: true,
  });
  // without a listener it would be thrown; 'end' follows
  client.on('error', () => {});
  return client;
}
