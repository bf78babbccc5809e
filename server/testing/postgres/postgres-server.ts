import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { copyCluster, createCluster, privateFolder, startKeeper, USER } from './cluster.ts';
import { freePort } from './free-port.ts';
import { freezeAll, killAll } from './kill-all.ts';
import { findPrograms } from './programs.ts';
import { unprivilegedAccount } from './unprivileged.ts';

/** Type of a PostgreSQL on loopback. It ends together with the process that started it. */
export type PostgresServer = {
  /** Address of the database `postgres`, for maintenance. */
  url: string;
  newDatabase: () => Promise<string>;
  /**
   * Sends a signal to the main process of PostgreSQL. For a signal that ends the process, resolves once it has ended.
   */
  kill: (signal: NodeJS.Signals) => Promise<void>;
  /** Kills all processes of PostgreSQL at once, as a power cut would. */
  killAll: () => Promise<void>;
  /** Stops all processes of PostgreSQL with SIGSTOP, so that it accepts connections and never answers. */
  freezeAll: () => void;
  data: string;
  /** Shuts PostgreSQL down unless it has ended, and starts it with the same data on the same port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

const START_MS = 60_000;
const COMMON = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'jit=off',
];
/** Settings that trade durability for speed. Tests of durability do not use them. */
const FORGETFUL = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
];

type Start = {
  /** True if committed data must survive a kill, as in real use. */
  durable?: boolean;
  more?: string[];
  /** Data directory of a PostgreSQL that was shut down cleanly. The new server copies it and becomes its standby. */
  standbyOf?: string;
};

export async function startPostgres({
  durable = false,
  more = [],
  standbyOf,
}: Start = {}): Promise<PostgresServer> {
  const account = unprivilegedAccount();
  const folder = privateFolder(account);
  const keeper = startKeeper(folder);
  const bin = findPrograms(folder, account);
  const data = join(folder, 'data');
  if (standbyOf === undefined) createCluster(bin, data, { ...account, cwd: folder });
  else copyCluster(standbyOf, data, account);
  const settings = [...COMMON, ...(durable ? [] : FORGETFUL), ...more];
  const start = async (port: number) => {
    const log = openSync(join(folder, 'log'), 'a');
    const args = [
      '-D',
      data,
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ];
    const child = spawn(join(bin, 'postgres'), args, {
      ...account,
      cwd: folder,
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    await responding(child, urlOf(port, 'postgres'), folder);
    return child;
  };

  let port = await freePort();
  let child = await start(port).catch(async () => {
    // Another process has taken the free port in the meantime.
    port = await freePort();
    return start(port);
  });
  /**
   * Starts PostgreSQL again on its port. Retries for some time, because the last processes of a killed PostgreSQL may
   * still be ending.
   */
  const startAgain = async (patience = Date.now() + START_MS): Promise<ChildProcess> =>
    start(port).catch(async (error: unknown) => {
      if (Date.now() > patience) throw error;
      await setTimeout(100);
      return startAgain(patience);
    });
  let databases = 0;
  const kill = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    if (!['SIGSTOP', 'SIGCONT', 'SIGHUP'].includes(signal)) await ended;
  };
  return {
    url: urlOf(port, 'postgres'),
    kill,
    data,
    killAll: () => killAll(child),
    freezeAll: () => freezeAll(child),
    newDatabase: async () => {
      databases += 1;
      const name = `database_${databases}_${process.pid}`;
      await run(urlOf(port, 'postgres'), `create database ${name}`);
      return urlOf(port, name);
    },
    restart: async () => {
      await kill('SIGINT');
      child = await startAgain();
    },
    stop: async () => {
      await kill('SIGINT');
      keeper.ref();
      keeper.stdin?.end();
      await once(keeper, 'exit');
    },
  };
}

/** Runs one statement on a new connection, and returns its rows. */
export async function run(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

const urlOf = (port: number, database: string) =>
  `postgres://${USER}@127.0.0.1:${port}/${database}`;

async function responding(child: ChildProcess, url: string, folder: string): Promise<void> {
  const patience = Date.now() + START_MS;
  const data = join(folder, 'data');
  for (;;) {
    const isGone = child.exitCode !== null || child.signalCode !== null;
    try {
      const [server] = await run(url, 'show data_directory');
      if (server?.['data_directory'] === data) return;
      throw new Error('another server has the port');
    } catch (cause) {
      if (isGone || Date.now() > patience) throw new Error(lastWords(folder), { cause });
    }
    await setTimeout(25);
  }
}

const lastWords = (folder: string) =>
  `PostgreSQL does not start: ${readFileSync(join(folder, 'log'), 'utf8').slice(-2000)}`;
