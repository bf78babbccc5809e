import { readFileSync } from 'node:fs';
import { fail, ok, type Result } from '@picadito/domain';
import { errorMessage } from '../terminal.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/**
 * Settings that contain secrets. Each may instead be in a file, whose path is in the variable with `_FILE` at the end,
 * such as DATABASE_URL_FILE.
 */
const SECRETS = ['DATABASE_URL', 'DATABASE_LISTEN_URL', 'GOOGLE_CLIENT_SECRET'];

/** Returns the path of the file from which a setting comes; null if the setting comes from no file. */
export function fileOf(env: Env, name: string): string | null {
  return (SECRETS.includes(name) && env[`${name}_FILE`]?.trim()) || null;
}

/**
 * Returns the environment with the contents of the files that its `_FILE` variables name, or an error: one line like
 * those of `readConfig`. The environment of the process does not change, so child processes read the files themselves.
 */
export function withSecretFiles(env: Env): Result<Env, string> {
  const read: Record<string, string> = {};
  for (const name of SECRETS) {
    const file = fileOf(env, name);
    if (file === null) continue;
    if (env[name]?.trim()) return fail(`${name} and ${name}_FILE are both set: set one of them.`);
    try {
      read[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      return fail(`${name}_FILE: cannot read ${file} (${errorMessage(error)}).`);
    }
    if (read[name] === '') return fail(`${name}_FILE: ${file} is empty.`);
  }
  return ok({ ...env, ...read });
}
