import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { privateFolder, USER } from './cluster.ts';
import { freePort } from './free-port.ts';
import { installedProgram } from './programs.ts';
import { run } from './postgres-server.ts';
import { unprivilegedAccount } from './unprivileged.ts';

const START_MS = 10_000;

/**
 * Returns the configuration of PgBouncer. It has fewer connections than a server opens, so consecutive transactions of
 * a client run on different connections.
 */
const settings = (port: number, target: URL, users: string, clients: number) => `
[databases]
* = host=${target.hostname} port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 4
server_round_robin = 1
max_client_conn = ${clients}
server_login_retry = 1
`;

/**
 * Starts a PgBouncer in transaction mode between the program and a PostgreSQL. `clients` limits the connections to
 * PgBouncer.
 */
export async function startPgbouncer(of: string, clients = 200) {
  const account = unprivilegedAccount();
  const folder = privateFolder(account);
  const [port, target] = [await freePort(), new URL(of)];
  const [users, file] = [join(folder, 'users'), join(folder, 'pgbouncer.ini')];
  writeFileSync(users, `"${USER}" ""\n`);
  writeFileSync(file, settings(port, target, users, clients));
  if (account) for (const it of [users, file]) chownSync(it, account.uid, account.gid);
  const through = (url: string) => Object.assign(new URL(url), { port: String(port) }).href;
  const start = async (patience = Date.now() + START_MS) => {
    const child = spawn(installedProgram('pgbouncer'), [file], {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    });
    while (!(await isThere(through(of)))) {
      if (child.exitCode !== null || Date.now() > patience)
        throw new Error(`PgBouncer does not start on port ${port}`);
      await setTimeout(25);
    }
    return child;
  };
  let child = await start();
  const end = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  // Nothing else would end the process and remove its folder if the test run is aborted.
  const abandon = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  return {
    /** Returns the URL of a database through PgBouncer, given its URL at PostgreSQL. */
    through,
    stop: async () => {
      process.off('exit', abandon);
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
    restart: async () => {
      await end();
      child = await start();
    },
  };
}

const isThere = (url: string) =>
  run(url, 'select 1').then(
    () => true,
    () => false,
  );
