import { tallyOfVitest } from './reports.ts';
import { tests, tool, type Step } from './steps.ts';

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
 * The steps of `npm run check`, with which `npm test` begins too. The longest step is the first, so that no core idles
 * at the end.
 */
export const checks: readonly Step[] = [
  { ...unitTests('tests of domain, web and scripts', 'domain, web, scripts'), isWide: false },
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  tool('dead code', 'knip'),
  tool('format', 'oxfmt', '--check'),
  ...PROJECTS.map((project) => tool(`types: ${project}`, 'tsc', '-p', project)),
];

/** Returns a step that runs the tests of these projects of vitest.config.ts. */
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
