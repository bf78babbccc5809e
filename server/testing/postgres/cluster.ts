import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReachable, type Account } from './unprivileged.ts';

export const USER = 'picadito';

/**
 * Creates a temporary folder that only the given account may enter, as PostgreSQL requires; without an account, only
 * the account of this process.
 */
export function privateFolder(account: Account | undefined): string {
  const open = [tmpdir(), '/tmp', '/var/tmp'].find((place) => isReachable(join(place, 'x')));
  const folder = mkdtempSync(join((account && open) ?? tmpdir(), 'picadito-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

const CLEAN = `
  cat
  server=$(head -n 1 "$1/data/postmaster.pid") &&
    kill -QUIT "$server" && while kill -0 "$server"; do sleep 0.1; done
  rm -rf "$1"
`;

/**
 * Starts a process that waits for the end of the present process, however it ends, and then ends the PostgreSQL in the
 * folder and removes the folder.
 */
export function startKeeper(folder: string): ChildProcess {
  const keeper = spawn('sh', ['-c', CLEAN, 'sh', folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  keeper.unref();
  return keeper;
}

/** Copies the data directory of a PostgreSQL that was shut down cleanly, and marks the copy as a standby. */
export function copyCluster(of: string, data: string, account: Account | undefined): void {
  const run = (command: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  };
  run('cp', '-R', of, data);
  run('touch', join(data, 'standby.signal'));
  if (account) run('chown', '-R', `${account.uid}:${account.gid}`, data);
}

export function createCluster(
  bin: string,
  data: string,
  as: Partial<Account> & { cwd: string },
): void {
  const args = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const { status, stderr } = spawnSync(join(bin, 'initdb'), args, { ...as, encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
}
