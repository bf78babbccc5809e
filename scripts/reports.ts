import { stripVTControlCharacters } from 'node:util';
import type { Tally } from './steps.ts';

/** Maximum number of characters of a line. The names of some tests contain input that is too long on purpose. */
const LONGEST = 300;

/** Type of the part about one test file in Vitest's report. `message` is the error if the file did not load. */
type VitestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly VitestFile[];
};

export function tallyOfVitest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failure(name, message)];
    return failed.map((test) => failure(`${name}: ${test.fullName}`, test.failureMessages[0]));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

/** Type of a suite in Playwright's report; suites are nested. */
type PlaywrightSuite = {
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
};

/**
 * Returns the numbers of passed and failed tests in Playwright's report. A test that passed only on its second attempt,
 * or did not run, counts as failed.
 */
export function tallyOfPlaywright(report: unknown): Tally {
  const { stats, suites } = report as PlaywrightReport;
  const { expected, unexpected, flaky, skipped } = stats;
  const failures = suites.flatMap(failuresOf);
  return { passed: expected, failed: unexpected + flaky + skipped, failures };
}

function failuresOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, results }) =>
        failure(`${file} (${projectName}): ${title}`, results[0]?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

function failure(where: string, message = 'did not run'): string {
  const [first = ''] = stripVTControlCharacters(message).split('\n');
  return `${where}: ${first}`.slice(0, LONGEST);
}
