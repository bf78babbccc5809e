import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { nameOf } from './database-url.ts';
import { readConfig, withPort, type Config } from './config.ts';

const CREDENTIALS = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const file = (path: string) => ({ database: { engine: 'sqlite', file: resolve(path) } });
const postgres = (url: string) => ({ database: { engine: 'postgres', url } });

function config(env: Record<string, string>): Config {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

/** Default settings, without the settings for operators, which operation.test.ts tests. */
const defaults = {
  host: '127.0.0.1',
  port: 3000,
  publicUrl: 'http://127.0.0.1:3000',
  ...file('data/picadito.db'),
  identity: { kind: 'demo' },
};
const google = {
  kind: 'oidc',
  issuer: 'https://accounts.google.com',
  clientId: 'id',
  clientSecret: 'secret',
};

test.each<[string, Record<string, string>, object]>([
  ['nothing set', {}, {}],
  ['empty counts as unset', { PORT: '', HOST: ' ', PUBLIC_URL: '', DATABASE_URL: '' }, {}],
  ['NODE_ENV has no effect', { NODE_ENV: 'production' }, {}],
  ['another port', { PORT: '8080' }, { port: 8080, publicUrl: 'http://127.0.0.1:8080' }],
  ['any free port', { PORT: '0' }, { port: 0, publicUrl: 'http://127.0.0.1:0' }],
  ['port 80', { PORT: '80' }, { port: 80, publicUrl: 'http://127.0.0.1' }],
  ['IPv6', { HOST: '::1' }, { host: '::1', publicUrl: 'http://[::1]:3000' }],
  ['IPv6 in brackets', { HOST: '[::1]' }, { host: '::1', publicUrl: 'http://[::1]:3000' }],
  ['a name', { HOST: 'localhost' }, { host: 'localhost', publicUrl: 'http://localhost:3000' }],
  [
    'a slash at the end',
    { PUBLIC_URL: 'http://localhost:3000/' },
    { publicUrl: 'http://localhost:3000' },
  ],
  ['a relative file', { DATABASE_URL: 'file:x.db' }, file('x.db')],
  ['an absolute file', { DATABASE_URL: 'file:/var/x.db' }, file('/var/x.db')],
  ['a file URL', { DATABASE_URL: 'file:///var/a%20b.db' }, file('/var/a b.db')],
  [
    'PostgreSQL',
    { DATABASE_URL: 'postgres://me:se%40cret@db:5433/picadito?sslmode=verify-full' },
    postgres('postgres://me:se%40cret@db:5433/picadito?sslmode=verify-full'),
  ],
  [
    'PostgreSQL by its long name',
    { DATABASE_URL: 'postgresql://db/picadito' },
    postgres('postgresql://db/picadito'),
  ],
  [
    'a password with a comma',
    { DATABASE_URL: 'postgres://me:a,b@db/picadito' },
    postgres('postgres://me:a,b@db/picadito'),
  ],
  [
    'fewer connections',
    { DATABASE_URL: 'postgres://db/picadito', DATABASE_CONNECTIONS: '5' },
    { database: { engine: 'postgres', url: 'postgres://db/picadito', connections: 5 } },
  ],
  [
    'notifications past a pooler',
    { DATABASE_URL: 'postgres://pool/picadito', DATABASE_LISTEN_URL: 'postgres://a/picadito' },
    {
      database: {
        engine: 'postgres',
        url: 'postgres://pool/picadito',
        listenUrl: 'postgres://a/picadito',
      },
    },
  ],
  ['a number of connections has no effect on SQLite', { DATABASE_CONNECTIONS: '5' }, {}],
  [
    'PostgreSQL on a socket',
    { DATABASE_URL: 'postgres:///picadito?host=/run/postgresql' },
    postgres('postgres:///picadito?host=/run/postgresql'),
  ],
  ['credentials', CREDENTIALS, { identity: google }],
  [
    'an issuer on loopback',
    { ...CREDENTIALS, OIDC_ISSUER: 'http://localhost:4000/op' },
    { identity: { ...google, issuer: 'http://localhost:4000/op' } },
  ],
  [
    'a public server',
    { ...CREDENTIALS, HOST: '0.0.0.0', PUBLIC_URL: 'https://picadito.example' },
    { host: '0.0.0.0', publicUrl: 'https://picadito.example', identity: google },
  ],
])('valid configuration: %s', (_case, env, expected) => {
  expect(config(env)).toMatchObject({ ...defaults, ...expected });
});

const SEVERAL_HOSTS = [
  'postgres://me:secret@a:5432,b:5432/picadito',
  'postgres://a,b/picadito?target_session_attrs=read-write',
  'postgresql://me:secret@a,/picadito',
  'postgres:///picadito?host=a,b',
];

test.each<[string, Record<string, string>]>([
  ['PORT takes', { PORT: 'abc' }],
  ['PORT takes', { PORT: '65536' }],
  ['PORT takes', { PORT: '-1' }],
  ['PORT takes', { PORT: '3000.5' }],
  ['HOST takes', { HOST: 'http://localhost' }],
  ['HOST takes', { HOST: '127.0.0.1:3000' }],
  ['HOST takes', { HOST: '999.1.1.1' }],
  ['HOST is not on loopback', { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }],
  ['HOST is not on loopback: there PUBLIC_URL takes', { HOST: '0.0.0.0' }],
  ['PUBLIC_URL takes', { PUBLIC_URL: 'picadito.example' }],
  ['PUBLIC_URL takes', { PUBLIC_URL: 'ftp://picadito.example' }],
  ['PUBLIC_URL takes', { PUBLIC_URL: 'https://picadito.example/app' }],
  ['PUBLIC_URL takes', { PUBLIC_URL: 'https://me:secret@picadito.example' }],
  [
    'PUBLIC_URL is http://picadito.example',
    { ...CREDENTIALS, PUBLIC_URL: 'http://picadito.example' },
  ],
  ['PUBLIC_URL is not on loopback', { PUBLIC_URL: 'https://picadito.example' }],
  ['DATABASE_URL takes file:', { DATABASE_URL: 'mysql://me:secret@db/picadito' }],
  ['DATABASE_URL takes file:', { DATABASE_URL: 'postgres://me:secret@db' }],
  ['DATABASE_URL takes file:', { DATABASE_URL: 'postgres://me:secret@db/' }],
  ['DATABASE_URL takes file:', { DATABASE_URL: 'postgres://me:secret@db/a/b' }],
  ['DATABASE_URL takes file:', { DATABASE_URL: 'postgres://me:secret%zz@db/picadito' }],
  ['DATABASE_URL takes file:', { DATABASE_URL: 'postgres://me:1#secret@db/picadito' }],
  ['DATABASE_URL takes file:', { DATABASE_URL: 'postgres://me:secret@db:port/picadito' }],
  ['DATABASE_URL takes file:', { DATABASE_URL: 'postgres:///picadito' }],
  ['DATABASE_URL takes file:', { DATABASE_URL: 'postgres:picadito' }],
  ...SEVERAL_HOSTS.map((url): [string, Record<string, string>] => [
    'DATABASE_URL takes one host. For a primary with a standby name a proxy',
    { DATABASE_URL: url },
  ]),
  [
    'DATABASE_LISTEN_URL takes one host',
    { DATABASE_URL: 'postgres://a/picadito', DATABASE_LISTEN_URL: 'postgres://a,b/picadito' },
  ],
  [
    'DATABASE_LISTEN_URL takes',
    { DATABASE_URL: 'postgres://a/picadito', DATABASE_LISTEN_URL: 'file:x.db' },
  ],
  ['DATABASE_URL takes file:', { DATABASE_URL: './x.db' }],
  ['DATABASE_URL takes file:', { DATABASE_URL: 'file:' }],
  ['DATABASE_URL takes file:', { DATABASE_URL: 'file:./data/' }],
  ['DATABASE_URL takes file:', { DATABASE_URL: 'file::memory:' }],
  ['DATABASE_URL takes file:', { DATABASE_URL: 'file:x.db?mode=ro' }],
  ['DATABASE_URL takes file:', { DATABASE_URL: 'file://elsewhere/x.db' }],
  ['GOOGLE_CLIENT_SECRET is missing', { GOOGLE_CLIENT_ID: 'secret' }],
  ['GOOGLE_CLIENT_ID is missing', { GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_CLIENT_ID: ' ' }],
  ['OIDC_ISSUER takes', { ...CREDENTIALS, OIDC_ISSUER: 'http://issuer.example' }],
  ['OIDC_ISSUER takes', { ...CREDENTIALS, OIDC_ISSUER: 'issuer' }],
])('invalid configuration is refused with a line that begins with "%s"', (beginning, env) => {
  const result = readConfig(env);
  const error = result.ok ? 'accepted' : result.error;
  expect(error.startsWith(beginning), error).toBe(true);
  expect(error).not.toMatch(/\n|secret/);
});

test('a port chosen by the system goes into the address, unless PUBLIC_URL is set', () => {
  expect(withPort(config({ PORT: '0' }), 4321)).toMatchObject({
    port: 4321,
    publicUrl: 'http://127.0.0.1:4321',
  });
  const fixed = config({ PORT: '0', PUBLIC_URL: 'http://localhost:9000' });
  expect(withPort(fixed, 4321).publicUrl).toBe('http://localhost:9000');
});

test('the description of a database has no password', () => {
  const { database } = config({ DATABASE_URL: 'postgres://me:secret@db:5433/picadito?sslmode=no' });
  expect(nameOf(database)).toBe('postgres://db:5433/picadito');
});
