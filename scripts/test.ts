import { findBrowser, findShell } from './browser.ts';
import { checks } from './checks.ts';
import { mutantsStep } from './mutants/step.ts';
import { runAll, tests, tool } from './steps.ts';

const browser = findBrowser();
const shell = findShell();
const isLong = process.env['PICADITO_TEST_LONG'] !== undefined;

await runAll([
  ...checks,
  ...(isLong ? [mutantsStep] : []),
  tool('build', 'vite', 'build', 'web', '--logLevel', 'warn'),
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
    (report) => {
      const { stats } = report as { stats: Record<string, number> };
      const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
      return { passed: expected, failed: unexpected + flaky + skipped };
    },
  ),
]);
