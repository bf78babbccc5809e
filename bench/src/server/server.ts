import { ENGINES, openDatabases, type Databases } from '../databases.ts';
import { chosen, print, type RunOptions } from '../suite.ts';
import { countRequests, timeRoutes, type Pace } from './compare-routes.ts';
import { measureLargeAccounts } from './large-accounts.ts';
import { measureMixedLoad } from './mixed-load.ts';
import { ratesTable, timesTable } from './route-tables.ts';
import { openSide, type Side } from './side.ts';

const USUAL: Pace = { rounds: 5, requests: 60, seconds: 2 };
const QUICK: Pace = { rounds: 4, requests: 20, seconds: 1 };

type Part = (databases: Databases, options: RunOptions) => Promise<void>;
const PARTS = {
  routes: measureRoutes,
  mixed: measureMixedLoad,
  large: measureLargeAccounts,
} satisfies Record<string, Part>;
const PART_NAMES = ['routes', 'mixed', 'large'] as const satisfies readonly (keyof typeof PARTS)[];

/**
 * Measures the chosen parts on each chosen engine. If another build of the program is given, the measurement of the
 * routes alternates between the two builds.
 */
export async function measureServer(options: RunOptions): Promise<void> {
  for (const engine of chosen(ENGINES, options)) {
    const databases = await openDatabases(engine);
    try {
      for (const part of chosen(PART_NAMES, options)) await PARTS[part](databases, options);
    } finally {
      await databases.remove();
    }
  }
}

async function measureRoutes(databases: Databases, { isQuick, other }: RunOptions): Promise<void> {
  const pace = isQuick ? QUICK : USUAL;
  // Both sides start at the same time, because a program that idled while the other one worked stays slower for long.
  const roots = other === null ? [undefined] : [undefined, other];
  const opened = await Promise.allSettled(roots.map((root) => openSide(databases, root)));
  const sides: Side[] = opened.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  try {
    for (const one of opened) if (one.status === 'rejected') throw one.reason;
    const { engine } = databases;
    print(`\n${timesTable(`${engine}, one connection`, await timeRoutes(sides, pace))}`);
    print(`\n${ratesTable(`${engine}, ten connections`, await countRequests(sides, pace))}`);
  } finally {
    for (const { program } of sides) await program.stop();
  }
}
