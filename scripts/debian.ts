import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages if this is Debian and the user is root or CI is set, and returns true, also if an installation
 * fails. Otherwise does nothing and returns false. Each package is installed separately, so that a failure does not
 * stop the others.
 */
export function installOnDebian(...names: string[]): boolean {
  const isDebian = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
  const isRoot = process.getuid?.() === 0;
  if (!isDebian || !(isRoot || process.env['CI'])) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    isRoot
      ? spawnSync('apt-get', args, { stdio: 'inherit', env })
      : spawnSync('sudo', ['-n', 'apt-get', ...args], { stdio: 'inherit', env });
  apt('update', '-qq');
  for (const name of names) apt('install', '-y', '-qq', '--no-install-recommends', name);
  return true;
}
