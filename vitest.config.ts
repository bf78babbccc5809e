import { defineConfig } from 'vitest/config';

/** Unit, property, store and HTTP tests: no browser, no killing. */
export default defineConfig({
  test: {
    include: ['{domain,server,web}/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    environment: 'node',
    isolate: false,
  },
});
