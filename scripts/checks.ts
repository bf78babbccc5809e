import { tests, tool, type Step } from './steps.ts';

/** What `npm run check` runs and `npm test` begins with: the longest first, so that none is left over. */
export const checks: readonly Step[] = [
  { ...unitTests('tests of domain, web and scripts', 'domain, web, scripts'), isWide: false },
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  types('server'),
  types('web'),
  tool('dead code', 'knip'),
  types('e2e'),
  types('bench'),
  types('domain tests', 'domain/tsconfig.test.json'),
  types('scripts'),
  types('domain'),
  types('service worker', 'web/src/service-worker'),
  tool('format', 'oxfmt', '--check'),
];

/** Unchanged files are skipped. */
function types(name: string, project = name): Step {
  const known = `node_modules/.cache/tsc/${name.replace(' ', '-')}.tsbuildinfo`;
  return tool(`types: ${name}`, 'tsc', '-p', project, '--incremental', '--tsBuildInfoFile', known);
}

/** The tests of these projects of vitest.config.ts. */
export function unitTests(name: string, ...projects: string[]): Step {
  return tests(
    name,
    (report) => ({
      args: [
        'vitest',
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
    }),
    (report) => {
      const { numPassedTests, numFailedTests } = report as Record<string, number>;
      return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 1 };
    },
  );
}
