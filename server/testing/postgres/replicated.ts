import { setTimeout } from 'node:timers/promises';
import { run, startPostgres, type PostgresServer } from './postgres-server.ts';

export type Replicated = {
  primary: PostgresServer;
  standby: PostgresServer;
  urls: { primary: string; standby: string };
  promote: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts two PostgreSQL servers: a primary, and a standby that must have a commit before the primary acknowledges it.
 */
export async function startReplicated(): Promise<Replicated> {
  const primary = await startPostgres({ durable: true, more: ['synchronous_standby_names=*'] });
  await primary.kill('SIGINT');
  const { port } = new URL(primary.url);
  const conninfo = `primary_conninfo=host=127.0.0.1 port=${port} user=picadito`;
  const [standby] = await Promise.all([
    startPostgres({ durable: true, more: [conninfo], standbyOf: primary.data }),
    primary.restart(),
  ]);
  const follows = async () => {
    const [state] = await run(primary.url, 'select sync_state from pg_stat_replication');
    return state?.['sync_state'] === 'sync';
  };
  await until(follows);
  const here = new URL(await primary.newDatabase());
  const there = Object.assign(new URL(here), { port: new URL(standby.url).port });
  // A new database exists on the standby a moment after the primary has created it.
  await until(() =>
    run(there.href, 'select 1').then(
      () => true,
      () => false,
    ),
  );
  return {
    primary,
    standby,
    urls: { primary: here.href, standby: there.href },
    promote: async () => {
      await run(standby.url, 'select pg_promote()');
    },
    stop: async () => {
      await Promise.all([primary.killAll(), standby.killAll()]);
      await Promise.all([primary.stop(), standby.stop()]);
    },
  };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(25);
}
