import { isIP } from 'node:net';
import { fail, ok, type Result } from '@picadito/domain';
import { readDatabase } from './database-url.ts';
import { readHost, readOperation, type OperationConfig } from './operation.ts';
import { withSecretFiles, type Env } from './secret-files.ts';
import { isLoopbackHost } from '../security/loopback.ts';
import type { DatabaseAddress } from '../store/engines/engine-at.ts';

export type IdentityConfig =
  | { kind: 'demo' }
  | { kind: 'oidc'; issuer: string; clientId: string; clientSecret: string };

export type Config = {
  /** The host name or IP address to listen on; an IPv6 address has no brackets. */
  host: string;
  /** The port to listen on; 0 means any free port, which `withPort` replaces by the actual one. */
  port: number;
  /** The origin that users see, without a slash at the end. */
  publicUrl: string;
  database: DatabaseAddress;
  identity: IdentityConfig;
} & OperationConfig;

const GOOGLE = 'https://accounts.google.com';
const CREDENTIALS = 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET';

/**
 * Returns the configuration from the environment variables (docs/running.md#configuration), or an error: one line in
 * English that names the variable and its valid values, and never repeats a secret.
 */
export function readConfig(given: Env): Result<Config, string> {
  const secrets = withSecretFiles(given);
  if (!secrets.ok) return secrets;
  const env = secrets.value;
  const port = readPort(env);
  if (!port.ok) return port;
  const host = readHost('HOST', (name) => valueOf(env, name));
  if (!host.ok) return host;
  const publicUrl = readPublicUrl(env, host.value, port.value);
  if (!publicUrl.ok) return publicUrl;
  const database = readDatabase((name) => valueOf(env, name));
  if (!database.ok) return database;
  const identity = readIdentity(env);
  if (!identity.ok) return identity;
  const operation = readOperation((name) => valueOf(env, name), {
    port: port.value,
    isDemo: identity.value.kind === 'demo',
  });
  if (!operation.ok) return operation;

  const named = valueOf(env, 'PUBLIC_URL') === null ? 'HOST' : 'PUBLIC_URL';
  const refusal = refusalOf(named, host.value, publicUrl.value, identity.value);
  if (refusal !== null) return fail(refusal);
  return ok({
    host: host.value,
    port: port.value,
    publicUrl: publicUrl.value.origin,
    database: database.value,
    identity: identity.value,
    ...operation.value,
  });
}

/**
 * Returns the configuration with the port that the system assigned for PORT=0, also in `publicUrl` if that was derived
 * from HOST and PORT.
 */
export function withPort(config: Config, port: number): Config {
  const unresolved = originOf(config.host, 0);
  const publicUrl = config.publicUrl === unresolved ? originOf(config.host, port) : null;
  return { ...config, port, publicUrl: publicUrl ?? config.publicUrl };
}

function valueOf(env: Env, name: string): string | null {
  return env[name]?.trim() || null;
}

/** Returns the origin of a server that listens on this host and port. */
export function originOf(host: string, port: number): string {
  return new URL(`http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`).origin;
}

function readPort(env: Env): Result<number, string> {
  const text = valueOf(env, 'PORT') ?? '3000';
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return ok(Number(text));
  return fail('PORT takes a whole number from 0 to 65535 (0 = any free port).');
}

function readPublicUrl(env: Env, host: string, port: number): Result<URL, string> {
  const text = valueOf(env, 'PUBLIC_URL');
  const url = URL.parse(text ?? originOf(host, port));
  if (url !== null && isBareOrigin(url)) return ok(url);
  return fail('PUBLIC_URL takes an address like https://picadito.example, without a path.');
}

function isBareOrigin(url: URL): boolean {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.href === `${url.origin}/`;
}

function readIdentity(env: Env): Result<IdentityConfig, string> {
  const issuer = valueOf(env, 'OIDC_ISSUER') ?? GOOGLE;
  if (!isIssuer(URL.parse(issuer)))
    return fail('OIDC_ISSUER takes an https:// address (http:// only on loopback).');
  const clientId = valueOf(env, 'GOOGLE_CLIENT_ID');
  const clientSecret = valueOf(env, 'GOOGLE_CLIENT_SECRET');
  if (clientId !== null && clientSecret !== null)
    return ok({ kind: 'oidc', issuer, clientId, clientSecret });
  if (clientId === clientSecret) return ok({ kind: 'demo' });
  const missing = clientId === null ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET';
  return fail(`${missing} is missing: ${CREDENTIALS} go together, both or neither.`);
}

function isIssuer(url: URL | null): boolean {
  if (url === null || url.search !== '' || url.hash !== '' || url.username !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
}

/**
 * Returns the reason why the server must not start, or null. A public address outside this machine must use https, and
 * a server without authentication must not be reachable from other machines (docs/decisions/133). `named` is the
 * variable that determined the public address, for the message.
 */
function refusalOf(
  named: 'HOST' | 'PUBLIC_URL',
  host: string,
  publicUrl: URL,
  identity: IdentityConfig,
): string | null {
  const isPublic = !isLoopbackHost(publicUrl.hostname);
  if (isPublic && publicUrl.protocol !== 'https:')
    return named === 'HOST'
      ? `HOST is not on loopback: there PUBLIC_URL takes the https:// address that users see.`
      : `PUBLIC_URL is ${publicUrl.origin}, which is not on loopback: there it takes an https:// address.`;
  if (identity.kind === 'oidc') return null;
  if (isPublic)
    return `PUBLIC_URL is not on loopback: there ${CREDENTIALS} are required, because the demonstration sign-in is for one's own machine.`;
  if (!isLoopbackHost(host))
    return `HOST is not on loopback: there ${CREDENTIALS} are required, because the demonstration sign-in is for one's own machine.`;
  return null;
}
