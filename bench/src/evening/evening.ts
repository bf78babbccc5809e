import type { Match } from '@picadito/domain';
import { openDatabases } from '../databases.ts';
import { startProgram } from '../program.ts';
import { print, progress } from '../suite.ts';
import { table } from '../table.ts';
import { openBrowser } from '../web/browser.ts';
import { firstEvening } from './first-evening.ts';
import { openHome, type SlowPhone, slowPhone } from './phone.ts';
import { repeatedEvening } from './repeated-evening.ts';
import { seedSeason } from './seed-season.ts';
import type { Step } from './taps.ts';

const ROUNDS = { usual: 5, quick: 1 };
const TARGETS = {
  repeated: { taps: 12, waitMs: 600 },
  first: { taps: 18, waitMs: 1_500 },
};

/**
 * One evening from an open app to a shared line-up, on a phone with Slow 4G and a quarter of this machine's
 * processor: every tap, those in other apps included, and the wait after each, step by step.
 */
export async function measureEvening({ isQuick }: { isQuick: boolean }): Promise<void> {
  const databases = await openDatabases('sqlite');
  const program = await startProgram(await databases.create());
  const { browser } = await openBrowser();
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.usual;
  let account = 0;
  const evening = async (
    play: (phone: SlowPhone) => Promise<Step[]>,
    prepare: (phone: SlowPhone) => Promise<void> = async () => {},
  ): Promise<Step[][]> => {
    const runs: Step[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      account += 1;
      const phone = await slowPhone(browser, program.origin, `vacio-${account}@picadito.local`);
      await prepare(phone);
      await openHome(phone);
      runs.push(await play(phone));
      await isDone(phone);
      await phone.context.close();
      progress(`evening ${round + 1} of ${rounds}`);
    }
    return runs;
  };
  try {
    report(
      'the repeated evening',
      TARGETS.repeated,
      await evening(repeatedEvening, ({ context }) => seedSeason(context)),
    );
    report('the first evening, from a pasted list', TARGETS.first, await evening(firstEvening));
  } finally {
    await browser.close();
    await program.stop();
    await databases.remove();
  }
}

/** What the taps wished for is what the server has, and the picture was shared. */
async function isDone({ page, context }: SlowPhone): Promise<void> {
  await page.waitForURL(/\/share-teams/);
  const matches = (await (await context.request.get('/api/matches')).json()) as Match[];
  const match = matches.find(({ status }) => status === 'pendiente');
  const { claro, oscuro } = match?.teamCounts ?? {};
  if (match?.playerCount !== 12 || match.confirmedCount !== 10 || claro !== 5 || oscuro !== 5) {
    throw new Error(`the evening ended otherwise: ${JSON.stringify(match)}`);
  }
  const shared = await page.evaluate(() => document.documentElement.dataset['shared']);
  if (shared !== '2 picture') throw new Error(`shared last was ${shared}, not the picture`);
}

/** The median round, by what it let one wait in all. */
function report(
  what: string,
  most: { taps: number; waitMs: number },
  runs: readonly Step[][],
): void {
  const byWait = runs.toSorted((one, other) => waitOf(one) - waitOf(other));
  const median = byWait[Math.floor(byWait.length / 2)] ?? [];
  const rows = median.map(({ what, taps, wait }) => [what, String(taps), ms(wait)]);
  const taps = median.reduce((sum, step) => sum + step.taps, 0);
  const sums = [
    'in all',
    `${taps} (≤ ${most.taps})`,
    `${ms(waitOf(median))} (≤ ${ms(most.waitMs)})`,
  ];
  const all = byWait.map((run) => ms(waitOf(run))).join(', ');
  print(`\n${what}\n${table(['step', 'taps', 'wait'], [...rows, sums])}\nall rounds: ${all}`);
}

const waitOf = (steps: readonly Step[]) => steps.reduce((sum, { wait }) => sum + wait, 0);
const ms = (wait: number) => `${Math.round(wait)} ms`;
