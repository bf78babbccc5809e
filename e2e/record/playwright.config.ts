import { defineConfig } from '@playwright/test';
import usual from '../playwright.config.ts';

const { projects = [], ...rest } = usual;
const [phone = {}] = projects;

/**
 * Configuration to record what the client of another commit stores and sends (README.md). It is not part of the tests.
 */
export default defineConfig(rest, {
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 180_000,
  reporter: 'list',
  use: { ...rest.use, actionTimeout: 15_000 },
  projects: [{ ...phone, name: 'record', testMatch: '*.record.ts', testIgnore: [] }],
});
