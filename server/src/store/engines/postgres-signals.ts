import pg from 'pg';
import { newId } from '../ids.ts';
import type { Listening } from './dialect.ts';

const CHANNEL = 'picadito_changes';
/** A payload takes 8000 bytes; an id 22. */
const IDS_AT_ONCE = 300;
const AGAIN_MS = 250;
const AGAIN_MAX_MS = 5000;
/** feature_not_supported and syntax_error: CockroachDB knows no LISTEN. */
const NOT_KNOWN = new Set(['0A000', '42601']);

/**
 * NOTIFY and LISTEN on a connection of their own, made anew whenever it is lost. Each server hears the others and
 * not itself.
 */
export function openSignals(url: string, { heard, missed, unknown }: Listening) {
  const server = newId();
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let pause = AGAIN_MS;
  let isClosed = false;
  void connect();

  async function connect(): Promise<void> {
    const mine = new pg.Client({
      connectionString: url,
      application_name: 'picadito signals',
      connectionTimeoutMillis: AGAIN_MAX_MS,
      query_timeout: AGAIN_MAX_MS,
      keepAlive: true,
    });
    let hearsItself = false;
    mine.on('error', () => {});
    mine.on('notification', ({ payload = '' }) => {
      const [sender, ...userIds] = payload.split(' ');
      if (sender !== server) heard(userIds);
      else hearsItself = true;
    });
    try {
      await mine.connect();
      await mine.query(`listen ${CHANNEL}`);
      await mine.query('select pg_notify($1, $2)', [CHANNEL, server]);
      // it comes before the next answer; YugabyteDB may take LISTEN and stay silent
      await mine.query('select 1');
      if (isClosed || !hearsItself) await mine.end();
      if (isClosed) return;
      if (!hearsItself) return unknown();
      mine.once('end', retry);
      client = mine;
      pause = AGAIN_MS;
      missed();
    } catch (error) {
      await mine.end().catch(() => {});
      if (error instanceof pg.DatabaseError && NOT_KNOWN.has(error.code ?? '')) unknown();
      else retry();
    }
  }

  function retry(): void {
    client = null;
    if (isClosed) return;
    again = setTimeout(() => void connect(), pause);
    pause = Math.min(2 * pause, AGAIN_MAX_MS);
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
      clearTimeout(again);
      await client?.end().catch(() => {});
    },
  };
}
