import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folder in which Debian installs servers. The PATH of an ordinary account lacks it. */
const SBIN = '/usr/sbin';

/** Returns the path of a program that tests need. The long run installs these programs on Debian. */
export function installedProgram(name: string): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), SBIN];
  const found = folders.map((folder) => join(folder, name)).find(existsSync);
  if (!found) throw new Error(`this test needs ${name}: install the package ${name}`);
  return found;
}
