import { expect, test } from 'vitest';
import { readConfig, type Config } from './config.ts';

const CREDENTIALS = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

function config(env: Record<string, string>): Config {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const defaults = {
  metrics: null,
  trustProxy: [],
  logLevel: 'info',
  rateLimits: {
    user: { perSecond: 100, burst: 500 },
    address: { perSecond: 400, burst: 2000 },
    signIn: { perSecond: 0.5, burst: 30 },
  },
};

test.each<[string, Record<string, string>, object]>([
  ['nothing set', {}, {}],
  [
    'empty counts as unset',
    { METRICS_PORT: '', TRUST_PROXY: ' ', LOG_LEVEL: '', RATE_LIMIT_USER: '' },
    {},
  ],
  ['metrics', { METRICS_PORT: '9464' }, { metrics: { host: '127.0.0.1', port: 9464 } }],
  [
    'a port of metrics with any free port for the server',
    { PORT: '0', METRICS_PORT: '1' },
    { metrics: { host: '127.0.0.1', port: 1 } },
  ],
  [
    'metrics for another container',
    { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' },
    { metrics: { host: '0.0.0.0', port: 9464 } },
  ],
  ['a host alone serves no metrics', { METRICS_HOST: '0.0.0.0' }, { metrics: null }],
  ['one proxy', { TRUST_PROXY: '127.0.0.1' }, { trustProxy: ['127.0.0.1'] }],
  [
    'networks of proxies',
    { TRUST_PROXY: '10.0.0.0/8, ::1,fd00::/8' },
    { trustProxy: ['10.0.0.0/8', '::1', 'fd00::/8'] },
  ],
  ['fewer logs', { LOG_LEVEL: 'warn' }, { logLevel: 'warn' }],
  [
    'other limits',
    { RATE_LIMIT_USER: '5/10', RATE_LIMIT_ADDRESS: 'off', RATE_LIMIT_SIGN_IN: '6' },
    {
      rateLimits: {
        user: { perSecond: 5, burst: 10 },
        address: null,
        signIn: { perSecond: 0.1, burst: 6 },
      },
    },
  ],
])('valid setting: %s', (_case, env, expected) => {
  expect(config({ ...CREDENTIALS, ...env })).toMatchObject({ ...defaults, ...expected });
});

test('demonstration mode allows more sign-ins from one address', () => {
  expect(config({}).rateLimits.signIn).toEqual({ perSecond: 10, burst: 600 });
  expect(config({ RATE_LIMIT_SIGN_IN: '30' }).rateLimits.signIn).toEqual(
    defaults.rateLimits.signIn,
  );
});

test.each<[string, Record<string, string>]>([
  ['DATABASE_CONNECTIONS takes', { DATABASE_CONNECTIONS: '2' }],
  ['DATABASE_CONNECTIONS takes', { DATABASE_CONNECTIONS: 'many' }],
  ['METRICS_PORT takes', { METRICS_PORT: 'nine' }],
  ['METRICS_PORT takes', { METRICS_PORT: '0' }],
  ['METRICS_PORT takes', { METRICS_PORT: '65536' }],
  ['METRICS_PORT takes another number than PORT', { METRICS_PORT: '3000' }],
  ['METRICS_HOST takes', { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0:9464' }],
  ['SECURITY_CONTACT takes', { SECURITY_CONTACT: 'ana@example.com' }],
  ['SECURITY_CONTACT takes', { SECURITY_CONTACT: 'http://picadito.example' }],
  ['TRUST_PROXY takes', { TRUST_PROXY: '1' }],
  ['TRUST_PROXY takes', { TRUST_PROXY: 'true' }],
  ['TRUST_PROXY takes', { TRUST_PROXY: 'proxy.example' }],
  ['TRUST_PROXY takes', { TRUST_PROXY: '127.0.0.1,' }],
  ['TRUST_PROXY takes', { TRUST_PROXY: '0.0.0.0/0' }],
  ['TRUST_PROXY takes', { TRUST_PROXY: '10.0.0.0/33' }],
  ['TRUST_PROXY takes', { TRUST_PROXY: '::1/129' }],
  ['TRUST_PROXY takes', { TRUST_PROXY: '10.0.0.0/8/8' }],
  ['LOG_LEVEL takes', { LOG_LEVEL: 'loud' }],
  ['RATE_LIMIT_USER takes', { RATE_LIMIT_USER: '100' }],
  ['RATE_LIMIT_USER takes', { RATE_LIMIT_USER: '0/500' }],
  ['RATE_LIMIT_USER takes', { RATE_LIMIT_USER: '1/2/3' }],
  ['RATE_LIMIT_ADDRESS takes', { RATE_LIMIT_ADDRESS: '-1/5' }],
  ['RATE_LIMIT_SIGN_IN takes', { RATE_LIMIT_SIGN_IN: '0' }],
  ['RATE_LIMIT_SIGN_IN takes', { RATE_LIMIT_SIGN_IN: '30/60' }],
  ['PUSH_STAND_IN takes', { PUSH_STAND_IN: 'https://push.example' }],
  ['PUSH_STAND_IN takes', { PUSH_STAND_IN: 'http://localhost:4433' }],
  ['PUSH_STAND_IN takes', { PUSH_STAND_IN: 'https://localhost:4433/x' }],
  ['PUSH_STAND_IN takes', { PUSH_STAND_IN: 'https://localhost:4433', ...CREDENTIALS }],
])('an invalid setting is refused with a line that begins with "%s"', (beginning, env) => {
  const result = readConfig(env);
  const error = result.ok ? 'accepted' : result.error;
  expect(error.startsWith(beginning), error).toBe(true);
  expect(error).not.toContain('\n');
});
