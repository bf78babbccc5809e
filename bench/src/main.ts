import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureDeletion } from './deletion/deletion.ts';
import { measureEvening } from './evening/evening.ts';
import { measureExport } from './export/export.ts';
import { measureFigures } from './figures/figures.ts';
import { measureFairness } from './fairness/fairness.ts';
import { measureHome } from './home/home.ts';
import { measureGrowth } from './growth/growth.ts';
import { measureLevels } from './levels/levels.ts';
import { measureLinks } from './links/links.ts';
import { measureNotices } from './notices/notices.ts';
import { measureOverload } from './overload/overload.ts';
import { measureServer } from './server/server.ts';
import { measureSplits } from './splits/splits.ts';
import { print, type Suite } from './suite.ts';
import { measureWeb } from './web/web.ts';

/** `npm run bench -- [suite] [what of it …] [--quick]` measures the built program on this machine. */
const SUITES: Readonly<Record<string, Suite>> = {
  server: measureServer,
  growth: measureGrowth,
  home: measureHome,
  fairness: measureFairness,
  web: measureWeb,
  evening: measureEvening,
  splits: measureSplits,
  overload: measureOverload,
  deletion: measureDeletion,
  export: measureExport,
  links: measureLinks,
  levels: measureLevels,
  figures: measureFigures,
  notices: measureNotices,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const [name = 'server', ...only] = positionals;
const suite = SUITES[name];
if (!suite) {
  process.stderr.write(`npm run bench -- ${Object.keys(SUITES).join(' | ')}\n`);
  process.exit(1);
}

// what is still open ends with the process
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const [load = 0] = loadavg();
print(`${availableParallelism()} cores, load ${load.toFixed(1)} before the start`);
await suite({ only, isQuick: values.quick });
