import { tallyOfVitest } from './reports.ts';
import { tests, tool, type Step } from './steps.ts';

/** What `npm run check` runs and `npm test` begins with: the longest first, so that none is left over. */
export const checks: readonly Step[] = [
  { ...unitTests('tests of domain, web and scripts', 'domain, web, scripts'), isWide: false },
  tool('lint and types', 'oxlint', '--type-aware', '--type-check', '--deny-warnings'),
  tool('dead code', 'knip'),
  tool('format', 'oxfmt', '--check'),
];

const PROJECTS = [
  'server',
  'web/src',
  'web/src/service-worker',
  'web/build',
  'e2e',
  'bench',
  'packaging',
  'domain/tsconfig.src.json',
  'domain/tsconfig.test.json',
  'scripts',
];

/**
 * The types once more, by the compiler itself: the linter's type check, which `npm run check` relies on, is
 * experimental (docs/decisions/027).
 */
export const compilerChecks: readonly Step[] = PROJECTS.map((project) =>
  tool(`types: ${project}`, 'tsc', '-p', project),
);

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
    tallyOfVitest,
  );
}
