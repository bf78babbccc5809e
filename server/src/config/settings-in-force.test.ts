import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { settingsInForce } from './settings-in-force.ts';

const SECRET = 'very-secret';
const URL_WITH_PASSWORD = `postgres://me:${SECRET}@db/picadito?sslmode=verify-full&password=${SECRET}`;

function aFile(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secret');
  writeFileSync(file, content);
  return file;
}

function inForce(env: Record<string, string>): string[] {
  const read = readConfig(env);
  return read.ok ? settingsInForce(read.value, env) : [read.error];
}

test('without settings an operator sees every default', () => {
  const lines = inForce({});
  expect(lines).toContain('PORT=3000 (default)');
  expect(lines).toContain(`DATABASE_URL=file:${resolve('data/picadito.db')} (default)`);
  expect(lines).toContain('GOOGLE_CLIENT_SECRET=(none) (default)');
  expect(lines).toContain('RATE_LIMIT_SIGN_IN=600 (default)');
  expect(lines).toContain('METRICS_HOST=(none) (default)');
});

test('values that are set are shown as the server reads them, and no line contains a secret', () => {
  const lines = inForce({
    PORT: ' 8080 ',
    PUBLIC_URL: 'https://picadito.example/',
    DATABASE_URL: URL_WITH_PASSWORD,
    DATABASE_LISTEN_URL: `postgres://me:${SECRET}@primary/picadito`,
    DATABASE_CONNECTIONS: '10',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: SECRET,
    TRUST_PROXY: '127.0.0.1,::1',
    RATE_LIMIT_USER: 'off',
    BACKUP_DIR: '/backups',
    SECURITY_CONTACT: 'mailto:ana@example.com',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.1',
  });
  expect(lines).toEqual([
    'PORT=8080',
    'HOST=127.0.0.1 (default)',
    'PUBLIC_URL=https://picadito.example',
    'DATABASE_URL=postgres://db/picadito',
    'DATABASE_CONNECTIONS=10',
    'DATABASE_LISTEN_URL=postgres://primary/picadito',
    'GOOGLE_CLIENT_ID=id',
    'GOOGLE_CLIENT_SECRET=(hidden)',
    'OIDC_ISSUER=https://accounts.google.com (default)',
    'TRUST_PROXY=127.0.0.1, ::1',
    'RATE_LIMIT_USER=off',
    'RATE_LIMIT_ADDRESS=400/2000 (default)',
    'RATE_LIMIT_SIGN_IN=30 (default)',
    'LOG_LEVEL=info (default)',
    'BACKUP_DIR=/backups',
    'SECURITY_CONTACT=mailto:ana@example.com',
    'METRICS_PORT=9464',
    'METRICS_HOST=10.0.0.1',
  ]);
  expect(lines.join('\n')).not.toContain(SECRET);
});

test('secrets come from files too, and their line names the file', () => {
  const [url, secret] = [aFile(`${URL_WITH_PASSWORD}\n`), aFile(` ${SECRET}\n`)];
  const env = {
    DATABASE_URL_FILE: url,
    DATABASE_LISTEN_URL_FILE: url,
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET_FILE: secret,
  };
  expect(readConfig(env)).toMatchObject({
    ok: true,
    value: {
      database: { engine: 'postgres', url: URL_WITH_PASSWORD, listenUrl: URL_WITH_PASSWORD },
      identity: { kind: 'oidc', clientSecret: SECRET },
    },
  });
  const lines = inForce(env);
  expect(lines).toContain(`DATABASE_URL=postgres://db/picadito (from ${url})`);
  expect(lines).toContain(`GOOGLE_CLIENT_SECRET=(hidden) (from ${secret})`);
  expect(lines.join('\n')).not.toContain(SECRET);
});

test.each([
  ['a file that is missing', { GOOGLE_CLIENT_SECRET_FILE: '/nowhere/secret' }, /cannot read/],
  ['a file that is empty', { DATABASE_URL_FILE: '/dev/null' }, /is empty/],
  ['a value and a file', { DATABASE_URL: 'file:x.db', DATABASE_URL_FILE: '/dev/null' }, /both set/],
])('%s ends the start with one line that names the variable', (_, env, reason) => {
  const [line = ''] = inForce(env);
  expect(line).toMatch(reason);
  expect(line).toContain(Object.keys(env).at(-1));
  expect(line).not.toContain('\n');
});

test('a file for a setting that is no secret is ignored', () => {
  expect(inForce({ PORT_FILE: '/nowhere' })).toContain('PORT=3000 (default)');
});
