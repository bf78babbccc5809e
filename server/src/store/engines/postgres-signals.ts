import pg from 'pg';
import { newId } from '../ids.ts';
import type { SignalHandlers } from './dialect.ts';
import type { Hosts } from './postgres-hosts.ts';
import { inspect, requireWrites } from './postgres-session.ts';

const CHANNEL = 'picadito_changes';
/** A payload takes 8000 bytes; an id 22. */
const IDS_AT_ONCE = 300;
const RETRY_MS = 250;
const RETRY_MAX_MS = 2000;
const CONNECT_MS = 5000;
/** So often the server is asked whether it is there and takes writes; after this long without an answer it is not. */
const BEAT_MS = 2000;
const ANSWER_MS = 3000;
/** feature_not_supported and syntax_error: CockroachDB has no LISTEN. */
const NOT_KNOWN = new Set(['0A000', '42601']);

type Listening = SignalHandlers & {
  hosts: Hosts;
  /** Connected to a server that takes writes. */
  onServer: (server: string) => void;
  /** A pooler delivers no notifications. */
  onPooled: () => void;
};

/**
 * NOTIFY and LISTEN on a dedicated connection, reconnected whenever it is lost. A server ignores its own
 * notifications. The connection also notices when the database is another server's business: it no longer answers,
 * or takes no writes.
 */
export function openSignals({
  hosts,
  onServer,
  onPooled,
  onUsersChanged,
  onSignalsMissed,
  onUnsupported,
}: Listening) {
  const server = newId();
  let client: pg.Client | null = null;
  let retryTimer: NodeJS.Timeout | undefined;
  let pause = RETRY_MS;
  let isClosed = false;
  void connect();

  async function connect(): Promise<void> {
    const host = hosts.current();
    const candidate = newClient(host, CONNECT_MS / hosts.count);
    try {
      await candidate.connect();
      const session = await inspect(candidate, { isWriting: true, waitMs: ANSWER_MS });
      if (session.isPooled) onPooled();
      const hearsItself = !session.isPooled && (await subscribe(candidate, server, onUsersChanged));
      if (isClosed || !hearsItself) await candidate.end();
      if (isClosed) return;
      if (!hearsItself) return onUnsupported();
      client = candidate;
      pause = RETRY_MS;
      candidate.once('end', retry);
      watch(candidate, () => hosts.moveFrom(host));
      if (session.server !== null) onServer(session.server);
      onSignalsMissed();
    } catch (error) {
      await candidate.end().catch(() => {});
      hosts.moveFrom(host);
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

/** Whether notifications arrive: YugabyteDB may accept LISTEN without delivering. */
async function subscribe(
  client: pg.Client,
  server: string,
  onUsersChanged: SignalHandlers['onUsersChanged'],
): Promise<boolean> {
  let hearsItself = false;
  client.on('notification', ({ payload = '' }) => {
    const [sender, ...userIds] = payload.split(' ');
    if (sender !== server) onUsersChanged(userIds);
    else hearsItself = true;
  });
  await client.query(`listen ${CHANNEL}`);
  await client.query('select pg_notify($1, $2)', [CHANNEL, server]);
  // the notification arrives before this response
  await client.query('select 1');
  return hearsItself;
}

/** Ends the connection when its server no longer answers or takes no writes. */
function watch(client: pg.Client, onGone: () => void): void {
  let timer = setTimeout(beat, BEAT_MS);
  client.once('end', () => clearTimeout(timer));

  function beat(): void {
    requireWrites(client, ANSWER_MS).then(
      () => (timer = setTimeout(beat, BEAT_MS)),
      () => {
        onGone();
        void client.end();
      },
    );
  }
}

function newClient(url: string, connectMs: number): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'picadito signals',
    connectionTimeoutMillis: connectMs,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    pipeline: true,
  });
  // without a listener it would be thrown; 'end' follows
  client.on('error', () => {});
  return client;
}
