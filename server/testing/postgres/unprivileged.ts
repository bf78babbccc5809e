import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export type Account = { uid: number; gid: number };

/**
 * Returns another account of the system if this process runs as root, because PostgreSQL refuses root; otherwise
 * undefined.
 */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  const named = (wanted: string) => accounts.find(({ name }) => name === wanted);
  const account = named('postgres') ?? named('nobody') ?? accounts[0];
  if (!account) throw new Error('as root, a test PostgreSQL needs another account in /etc/passwd');
  return { uid: account.uid, gid: account.gid };
}

/** Returns whether any account may enter all folders on the way to a file. */
export function isReachable(path: string): boolean {
  const folder = dirname(path);
  return folder === path || ((statSync(folder).mode & 0o001) !== 0 && isReachable(folder));
}
