import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { findBrowser, findShell } from './browser.ts';
import { checks, unitTests } from './checks.ts';
import { installOnDebian } from './debian.ts';
import { mutantsStep } from './mutants/step.ts';
import { tallyOfPlaywright } from './reports.ts';
import { runAll, tests, tool } from './steps.ts';

const run = process.env['PICADITO_TEST_RUN'];
const isLong = run === 'long';

/**
 * Debian's packages for `npm run test:landing`, each with the path of the program that it contains. On other systems
 * the programs have to be in PATH.
 */
const LANDING_PROGRAMS = { haproxy: '/usr/sbin/haproxy', caddy: '/usr/bin/caddy' };
const LONG_PROGRAMS = {
  pgbouncer: '/usr/sbin/pgbouncer',
  buildah: '/usr/bin/buildah',
  podman: '/usr/bin/podman',
  runc: '/usr/sbin/runc',
  mmdebstrap: '/usr/bin/mmdebstrap',
  systemd: '/usr/bin/systemd-analyze',
  'systemd-container': '/usr/bin/systemd-nspawn',
  // The tests of compose.yaml need Docker, and they run only if PICADITO_TEST_TIMES is set.
  ...(process.env['PICADITO_TEST_TIMES'] && {
    'docker.io': '/usr/sbin/dockerd',
    'docker-compose': '/usr/bin/docker-compose',
  }),
};

const browser = findBrowser();
const shell = findShell(run !== undefined);
if (run) bring({ ...LANDING_PROGRAMS, ...(isLong ? LONG_PROGRAMS : {}) });

/** Forms of the package that the tests of this run start. If the list is empty, all forms are made. */
const forms = isLong ? [] : ['npm', 'file'];
/**
 * Step that makes the packages. It needs all cores, so that it starts only after the build of the web client, which it
 * packs.
 */
const packages = { ...tool('packages', 'node', 'packaging/src/main.ts', ...forms), isWide: true };

const MORE = [
  '– npm run test:landing: besides, the packages, controls of security taken away one at a time, more journeys, and',
  '  servers and databases killed while they write; npm run test:long: all tests, on both engines, with long histories',
];

/** The usual port of the server, which is in use during all tests, so that a test that needs it fails. */
const USUAL_PORT = 3000;
createServer()
  .listen(USUAL_PORT, '127.0.0.1')
  // Another program may use the port, which has the same effect.
  .on('error', () => {})
  .unref();

await runAll(
  [
    ...checks,
    tool('build', 'vite', 'build', 'web', '--logLevel', 'warn'),
    unitTests('tests of the server on both engines', 'server (sqlite)', 'server (postgres)'),
    ...(run ? [packages, unitTests('tests of the packages', 'packages'), mutantsStep] : []),
    tests(
      'browser and process tests',
      (report) => ({
        args: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
        env: {
          BROWSER_PATH: shell ?? browser,
          WHOLE_BROWSER_PATH: browser,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      }),
      tallyOfPlaywright,
    ),
  ],
  run ? [] : MORE,
);

function bring(programs: Record<string, string>): void {
  const missing = Object.entries(programs).filter(([, file]) => !existsSync(file));
  if (missing.length > 0) installOnDebian(...missing.map(([name]) => name));
}
