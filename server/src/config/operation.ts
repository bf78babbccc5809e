import { isIP } from 'node:net';
import { fail, ok, type Result } from '@picadito/domain';
import type { RateLimits } from '../http/limits/rate-limit.ts';
import { KNOWN_SERVICES, type PushServices } from '../notices/push/push-services.ts';
import { isLoopbackHost } from '../security/loopback.ts';
import type { Rate } from '../http/limits/token-buckets.ts';

export type OperationConfig = {
  /** The address on which metrics are served; null means that metrics are neither collected nor served. */
  metrics: { host: string; port: number } | null;
  /** The addresses and networks of proxies whose X-Forwarded-For is trusted. */
  trustProxy: string[];
  logLevel: LogLevel;
  rateLimits: RateLimits;
  /** The folder of backups; null means the default folder (`backupFolder`), and no daily backups. */
  backupDir: string | null;
  pushes: PushServices;
  /** The URL for reports of vulnerabilities; null means that the site names none. */
  securityContact: string | null;
};

const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The default rates of requests of one user and of one address; the specification allows no lower defaults. */
const USER = { perSecond: 100, burst: 500 };
const ADDRESS = { perSecond: 400, burst: 2000 };
const SIGN_INS_A_MINUTE = 30;
/**
 * Number of sign-ins a minute that demonstration mode allows. It is higher than elsewhere, because all sign-ins come
 * from this machine, there is no password to guess, and tests sign in to many accounts.
 */
const DEMO_SIGN_INS_A_MINUTE = 600;

type ValueOf = (name: string) => string | null;

/** Returns the settings for operators from the environment, or an error: one line like those of `readConfig`. */
export function readOperation(
  valueOf: ValueOf,
  { port, isDemo }: { port: number; isDemo: boolean },
): Result<OperationConfig, string> {
  const metricsPort = readMetricsPort(valueOf('METRICS_PORT'), port);
  if (!metricsPort.ok) return metricsPort;
  const metricsHost = readHost('METRICS_HOST', valueOf);
  if (!metricsHost.ok) return metricsHost;
  const trustProxy = readTrustProxy(valueOf('TRUST_PROXY'));
  if (!trustProxy.ok) return trustProxy;
  const logLevel = LOG_LEVELS.find((level) => level === (valueOf('LOG_LEVEL') ?? 'info'));
  if (!logLevel) return fail(`LOG_LEVEL takes one of ${LOG_LEVELS.join(', ')}.`);
  const user = readRate('RATE_LIMIT_USER', valueOf, USER);
  if (!user.ok) return user;
  const address = readRate('RATE_LIMIT_ADDRESS', valueOf, ADDRESS);
  if (!address.ok) return address;
  const signIn = readSignIns(valueOf, isDemo ? DEMO_SIGN_INS_A_MINUTE : SIGN_INS_A_MINUTE);
  if (!signIn.ok) return signIn;
  const pushes = readPushes(valueOf('PUSH_STAND_IN'), isDemo);
  if (!pushes.ok) return pushes;
  const securityContact = readContact(valueOf('SECURITY_CONTACT'));
  if (!securityContact.ok) return securityContact;
  return ok({
    metrics:
      metricsPort.value === null ? null : { host: metricsHost.value, port: metricsPort.value },
    trustProxy: trustProxy.value,
    logLevel,
    rateLimits: { user: user.value, address: address.value, signIn: signIn.value },
    backupDir: valueOf('BACKUP_DIR'),
    pushes: pushes.value,
    securityContact: securityContact.value,
  });
}

/**
 * Returns the host name or IP address to listen on, from the environment variable `name`; the loopback address if the
 * variable is not set.
 */
export function readHost(name: string, valueOf: ValueOf): Result<string, string> {
  const host = (valueOf(name) ?? '127.0.0.1').replace(/^\[(.*)\]$/, '$1');
  const isName = /^(?=.*[a-z])[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host);
  if (isIP(host) !== 0 || isName) return ok(host);
  return fail(`${name} takes an IP address or a host name to listen on, without port.`);
}

function readMetricsPort(text: string | null, port: number): Result<number | null, string> {
  if (text === null) return ok(null);
  const number = wholeNumber(text, 65_535);
  if (number === null) return fail('METRICS_PORT takes a whole number from 1 to 65535.');
  if (number === port) return fail('METRICS_PORT takes another number than PORT.');
  return ok(number);
}

/**
 * Parses TRUST_PROXY. A number of hops is not accepted: a client that reaches the server directly could forge entries
 * of X-Forwarded-For.
 */
function readTrustProxy(text: string | null): Result<string[], string> {
  const networks = text?.split(',').map((network) => network.trim()) ?? [];
  if (networks.every(isNetwork)) return ok(networks);
  return fail(
    'TRUST_PROXY takes addresses or networks of proxies, separated by commas, for example 127.0.0.1, 10.0.0.0/8.',
  );
}

function isNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/]*)(?:\/(.*))?$/.exec(text) ?? [];
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return bits > 0 && (prefix === undefined || wholeNumber(prefix, bits) !== null);
}

function readRate(name: string, valueOf: ValueOf, usual: Rate): Result<Rate | null, string> {
  const text = valueOf(name);
  if (text === null) return ok(usual);
  if (text === 'off') return ok(null);
  const [perSecond, burst, more] = text.split('/').map((part) => wholeNumber(part, 1_000_000));
  if (perSecond && burst && more === undefined) return ok({ perSecond, burst });
  const example = `${usual.perSecond}/${usual.burst}`;
  return fail(`${name} takes requests a second and the burst, for example ${example}, or off.`);
}

function readSignIns(valueOf: ValueOf, usual: number): Result<Rate | null, string> {
  const text = valueOf('RATE_LIMIT_SIGN_IN') ?? String(usual);
  if (text === 'off') return ok(null);
  const aMinute = wholeNumber(text, 1_000_000);
  if (aMinute !== null) return ok({ perSecond: aMinute / 60, burst: aMinute });
  return fail('RATE_LIMIT_SIGN_IN takes a whole number of sign-ins a minute, or off.');
}

/**
 * Parses PUSH_STAND_IN, the address of a push service on this machine that tests use. Outside demonstration mode the
 * setting is refused, so that pushes go only to the services of browsers.
 */
function readPushes(text: string | null, isDemo: boolean): Result<PushServices, string> {
  if (text === null) return ok(KNOWN_SERVICES);
  const url = URL.parse(text);
  const isOrigin = url?.protocol === 'https:' && text === url.origin;
  if (isDemo && isOrigin && isLoopbackHost(url.hostname)) return ok({ standIn: { origin: text } });
  return fail('PUSH_STAND_IN takes an https address on loopback, and in demonstration mode only.');
}

function readContact(text: string | null): Result<string | null, string> {
  if (text === null) return ok(null);
  const url = URL.parse(text);
  if (url && ['https:', 'mailto:'].includes(url.protocol)) return ok(url.href);
  return fail('SECURITY_CONTACT takes mailto:… or an https:// address.');
}

/** Returns the whole number from 1 to `max` in a text, or null for any other text. */
function wholeNumber(text: string, max: number): number | null {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= max ? number : null;
}
