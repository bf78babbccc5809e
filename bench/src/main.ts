import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureEvening } from './evening/evening.ts';
import { measureHome } from './home/home.ts';
import { measureNotices } from './notices/notices.ts';
import { measureServer } from './server/server.ts';
import { print, type Suite } from './suite.ts';
import { measureTeams } from './teams/teams.ts';
import { measureWeb } from './web/web.ts';

/**
 * Suites by name. `npm run bench -- [suite] [part …] [--other PATH] [--quick]` measures the built program on this
 * machine.
 */
const SUITES: Readonly<Record<string, Suite>> = {
  server: measureServer,
  home: measureHome,
  web: measureWeb,
  evening: measureEvening,
  notices: measureNotices,
  teams: measureTeams,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, other: { type: 'string' } },
});
const [name = 'server', ...only] = positionals;
const suite = SUITES[name];
if (!suite) {
  process.stderr.write(`npm run bench -- ${Object.keys(SUITES).join(' | ')}\n`);
  process.exit(1);
}

// Exit handlers end the programs that still run and delete temporary folders.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const [load = 0] = loadavg();
print(`${availableParallelism()} cores, load ${load.toFixed(1)} before the start`);
await suite({ only, isQuick: values.quick, other: values.other ?? null });
