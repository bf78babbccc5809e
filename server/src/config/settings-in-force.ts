import type { Rate } from '../http/limits/token-buckets.ts';
import { CONNECTIONS } from '../store/engines/postgres.ts';
import { nameOf } from './database-url.ts';
import type { Config } from './config.ts';
import { fileOf, type Env } from './secret-files.ts';

const HIDDEN = '(hidden)';
const NONE = '(none)';

/**
 * Returns the settings with which a server would start, one line for each variable: `NAME=value`, and whether the value
 * is the default or comes from a file. Secrets are hidden; addresses of databases have neither user nor password.
 */
export function settingsInForce(config: Config, env: Env): string[] {
  return Object.entries(valuesOf(config)).map(([name, value]) => {
    const file = fileOf(env, name);
    if (file !== null) return `${name}=${value} (from ${file})`;
    return `${name}=${value}${env[name]?.trim() ? '' : ' (default)'}`;
  });
}

function valuesOf({ database, identity, rateLimits, metrics, ...config }: Config) {
  const isSqlite = database.engine === 'sqlite';
  const isDemo = identity.kind === 'demo';
  return {
    PORT: config.port,
    HOST: config.host,
    PUBLIC_URL: config.publicUrl,
    DATABASE_URL: isSqlite ? `file:${database.file}` : nameOf(database),
    DATABASE_CONNECTIONS: isSqlite ? NONE : (database.connections ?? CONNECTIONS.usual),
    DATABASE_LISTEN_URL: isSqlite
      ? NONE
      : nameOf({ engine: 'postgres', url: database.listenUrl ?? database.url }),
    GOOGLE_CLIENT_ID: isDemo ? NONE : identity.clientId,
    GOOGLE_CLIENT_SECRET: isDemo ? NONE : HIDDEN,
    OIDC_ISSUER: isDemo ? NONE : identity.issuer,
    TRUST_PROXY: config.trustProxy.join(', ') || NONE,
    RATE_LIMIT_USER: rateText(rateLimits.user),
    RATE_LIMIT_ADDRESS: rateText(rateLimits.address),
    RATE_LIMIT_SIGN_IN: rateLimits.signIn?.burst ?? 'off',
    LOG_LEVEL: config.logLevel,
    BACKUP_DIR: config.backupDir ?? NONE,
    SECURITY_CONTACT: config.securityContact ?? NONE,
    METRICS_PORT: metrics?.port ?? NONE,
    METRICS_HOST: metrics?.host ?? NONE,
  };
}

const rateText = (rate: Rate | null) => (rate ? `${rate.perSecond}/${rate.burst}` : 'off');
