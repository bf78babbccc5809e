import { availableParallelism, loadavg } from 'node:os';
import { openBrowser } from './browser.ts';
import type { Result } from './result.ts';
import { startServer } from './server.ts';
import { table } from './table.ts';
import { measureWeb } from './web/web.ts';

/**
 * `npm run bench -- web`: measures the built program on this machine and prints a table. Medians of five;
 * it judges nothing, so a missed target is no failure.
 */
const suites = { web: measureWeb };

const suite = Object.entries(suites).find(([name]) => name === process.argv[2])?.[1];
if (!suite) {
  process.stderr.write(`npm run bench -- ${Object.keys(suites).join(' | ')}\n`);
  process.exit(1);
}

const [load = 0] = loadavg();
process.stdout.write(`${availableParallelism()} cores, load ${load.toFixed(1)} before the start\n`);

const server = await startServer();
const { browser, debuggingPort } = await openBrowser();
const results: Result[] = [];
try {
  for await (const measured of suite({ browser, debuggingPort, origin: server.origin })) {
    results.push(...measured);
    for (const { what } of measured) process.stderr.write(`measured: ${what}\n`);
  }
} finally {
  process.stdout.write(`\n${table(results)}\n`);
  await browser.close();
  await server.stop();
}
