import pg from 'pg';
import type { SignalHandlers } from './dialect.ts';
import { isDirect } from './postgres-pool.ts';

/**
 * Name of PostgreSQL's channel for notifications. A payload is the id of the sending server and the id of a user,
 * separated by a space.
 */
export const CHANNEL = 'picadito_changes';
const CONNECT_MS = 5000;
const RETRY_MS = 500;
/** Interval in milliseconds at which the listener checks that the database still answers and takes writes. */
const BEAT_MS = 3000;
/** Time in milliseconds for which the listener waits for an answer of the database. */
const ANSWER_MS = 2000;

/**
 * Listens to the notifications of other servers on a separate connection, which is replaced whenever it is lost.
 * Notifications that this server (`serverId`) has sent are ignored.
 */
export function listen(
  url: string,
  serverId: string,
  { onUserChanged, onSignalsMissed, onUnsupported }: SignalHandlers,
): { close: () => Promise<void> } {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  void connect();

  async function connect(): Promise<void> {
    client = newClient(url);
    try {
      await client.connect();
      const isSubscribed = await subscribe(client, serverId, onUserChanged);
      if (isClosed) return;
      if (!isSubscribed) {
        onUnsupported();
        return await client.end();
      }
      client.once('end', retry);
      watch(client);
      onSignalsMissed();
    } catch {
      void client.end();
      retry();
    }
  }

  function retry(): void {
    if (!isClosed) timer = setTimeout(() => void connect(), RETRY_MS);
  }

  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

/**
 * Subscribes a connection to the notifications of other servers and returns true. Returns false if the connection leads
 * to a pooler: a pooler accepts LISTEN, but may run it on a connection that serves other clients afterwards.
 */
async function subscribe(
  client: pg.Client,
  serverId: string,
  onUserChanged: SignalHandlers['onUserChanged'],
): Promise<boolean> {
  if (!(await isDirect(client, ANSWER_MS))) return false;
  client.on('notification', ({ payload = '' }) => {
    const [sender, userId] = payload.split(' ');
    if (sender !== serverId && userId !== undefined) onUserChanged(userId);
  });
  await client.query(`listen ${CHANNEL}`);
  return true;
}

/**
 * Ends the connection when the database server no longer answers or takes no writes. The listener then connects again.
 */
function watch(client: pg.Client): void {
  const isWritable = "select 1 where current_setting('transaction_read_only') = 'off'";
  const beats = setInterval(() => {
    client.query(isWritable).then(
      ({ rowCount }) => void (rowCount === 0 && client.end()),
      () => client.end(),
    );
  }, BEAT_MS);
  client.once('end', () => clearInterval(beats));
}

function newClient(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'picadito signals',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
  // Without a listener this event would end the process. The event 'end' follows it.
  client.on('error', () => {});
  return client;
}
