import { expect, test } from 'vitest';
import { tallyOfPlaywright, tallyOfVitest } from './reports.ts';

test('a run of Vitest names the tests that failed and the files that did not load', () => {
  const file = (name: string, message: string, ...assertionResults: object[]) => ({
    name,
    status: message ? 'failed' : 'passed',
    message,
    assertionResults,
  });
  const failed = {
    status: 'failed',
    fullName: 'a match is over',
    failureMessages: ['\u001B[31mError: late\u001B[39m\n  at x'],
  };
  const passed = { status: 'passed', fullName: 'a match begins', failureMessages: [] };
  expect(
    tallyOfVitest({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        file('status.test.ts', '', passed, failed),
        file('badge.test.ts', 'no such module'),
      ],
    }),
  ).toEqual({
    passed: 1,
    failed: 1,
    failures: ['status.test.ts: a match is over: Error: late', 'badge.test.ts: no such module'],
  });
});

test('a run of Playwright names what failed, passed at a second try or did not run', () => {
  const spec = (title: string, status: string, ...results: object[]) => ({
    title,
    file: 'home.spec.ts',
    tests: [{ projectName: 'phone', status, results }],
  });
  const nested = { specs: [spec('lists', 'unexpected', { error: { message: 'none\nat x' } })] };
  expect(
    tallyOfPlaywright({
      stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 },
      suites: [
        {
          specs: [spec('home', 'expected'), spec('badges', 'flaky', {}), spec('menu', 'skipped')],
          suites: [nested],
        },
      ],
    }),
  ).toEqual({
    passed: 2,
    failed: 3,
    failures: [
      'home.spec.ts (phone): badges: did not run',
      'home.spec.ts (phone): menu: did not run',
      'home.spec.ts (phone): lists: none',
    ],
  });
});
