import { existsSync } from 'node:fs';
import { findBrowser, findShell } from './browser.ts';
import { checks, compilerChecks, unitTests } from './checks.ts';
import { installOnDebian } from './debian.ts';
import { mutantsStep } from './mutants/step.ts';
import { tallyOfPlaywright } from './reports.ts';
import { runAll, tests, tool } from './steps.ts';

/** What the long run needs, by its package, as Debian has it; elsewhere it is to be in the path. */
const PROGRAMS = {
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  caddy: '/usr/bin/caddy',
  buildah: '/usr/bin/buildah',
  podman: '/usr/bin/podman',
  runc: '/usr/sbin/runc',
  mmdebstrap: '/usr/bin/mmdebstrap',
  systemd: '/usr/bin/systemd-analyze',
  'systemd-container': '/usr/bin/systemd-nspawn',
  // compose.yaml is started with PICADITO_TEST_TIMES only
  ...(process.env['PICADITO_TEST_TIMES'] && {
    'docker.io': '/usr/sbin/dockerd',
    'docker-compose': '/usr/bin/docker-compose',
  }),
};

const browser = findBrowser();
const isLong = process.env['PICADITO_TEST_LONG'] !== undefined;
const shell = findShell(isLong);
if (isLong) bring();

/** Wide, so that the web client has been built before. */
const packages = { ...tool('packages', 'node', 'packaging/src/main.ts'), isWide: true };

const LONG = [
  '– npm run test:long: all this with long histories, and besides it the packages, the controls of security taken away one',
  '  at a time, memory under long use, and servers and databases killed while they write (some 10 minutes more)',
];

await runAll(
  [
    ...checks,
    ...compilerChecks,
    tool('build', 'vite', 'build', 'web', '--logLevel', 'warn'),
    unitTests('tests of the server on both engines', 'server (sqlite)', 'server (postgres)'),
    ...(isLong ? [packages, unitTests('tests of the packages', 'packages'), mutantsStep] : []),
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
  isLong ? [] : LONG,
);

function bring(): void {
  const missing = Object.entries(PROGRAMS).filter(([, file]) => !existsSync(file));
  if (missing.length > 0) installOnDebian(...missing.map(([name]) => name));
}
