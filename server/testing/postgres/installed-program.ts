import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian installs servers in this folder, which is not in the PATH of every account. */
const SBIN = '/usr/sbin';

/** Returns the path of a program that tests need and the long run installs on Debian. */
export function installedProgram(name: string): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), SBIN];
  const found = folders.map((folder) => join(folder, name)).find(existsSync);
  if (!found) throw new Error(`this test needs ${name}: install the package ${name}`);
  return found;
}
