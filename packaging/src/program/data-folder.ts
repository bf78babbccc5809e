import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { fail, ok, type Result } from '@picadito/domain';

const NO_HOME =
  'HOME: there is no home folder for the data. Set XDG_DATA_HOME or DATABASE_URL, or make a folder ./data.';

/**
 * Returns the folder for data if DATABASE_URL does not name a place: `data` in the working folder if that exists,
 * otherwise the folder for user data of the XDG Base Directory Specification. Returns a failure if the user has no home
 * folder.
 */
export function dataFolder(
  env: Readonly<Record<string, string | undefined>> = process.env,
  workingFolder = process.cwd(),
  home = homedir,
): Result<string, string> {
  const here = resolve(workingFolder, 'data');
  if (statSync(here, { throwIfNoEntry: false })?.isDirectory()) return ok(here);
  const ofUser = env['XDG_DATA_HOME'];
  // The specification says to ignore a relative path.
  if (ofUser && isAbsolute(ofUser)) return ok(join(ofUser, 'picadito'));
  try {
    return ok(join(home(), '.local/share/picadito'));
  } catch {
    return fail(NO_HOME);
  }
}
