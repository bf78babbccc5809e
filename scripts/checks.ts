import { tests, tool, type Step } from './steps.ts';

/** What `npm run check` runs and `npm test` begins with. */
export const checks: readonly Step[] = [
  tool('format', 'oxfmt', '--check'),
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  tool('types: domain', 'tsc', '-p', 'domain'),
  tool('types: domain tests', 'tsc', '-p', 'domain/tsconfig.test.json'),
  tool('types: server', 'tsc', '-p', 'server'),
  tool('types: web', 'tsc', '-p', 'web'),
  tool('types: service worker', 'tsc', '-p', 'web/src/service-worker'),
  tool('types: e2e', 'tsc', '-p', 'e2e'),
  tool('types: bench', 'tsc', '-p', 'bench'),
  tool('types: scripts', 'tsc', '-p', 'scripts'),
  tool('dead code', 'knip'),
  tests(
    'unit, property, store and HTTP tests',
    (report) => ({
      args: [
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
    }),
    (report) => {
      const { numPassedTests, numFailedTests } = report as Record<string, number>;
      return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 1 };
    },
  ),
];
