import type { Match } from '@picadito/domain';
import { openDatabases } from '../databases.ts';
import { startProgram } from '../program.ts';
import { type RunOptions, chosen, print, progress } from '../suite.ts';
import { table } from '../table.ts';
import { openBrowser } from '../web/browser.ts';
import { firstEvening } from './first-evening.ts';
import { autopilotEvening, seedWeekly } from './group.ts';
import { firstByLink, oneMessage, twoMessages } from './linked-evenings.ts';
import { openHome, type SlowPhone, slowPhone } from './phone.ts';
import { repeatedEvening } from './repeated-evening.ts';
import { seedSeason } from './seed-season.ts';
import { measureSurvey } from './survey.ts';
import type { Step } from './taps.ts';

const ROUNDS = { usual: 5, quick: 1 };

/**
 * Names of the measurable evenings. Words on the command line select some of them; if there are none, all are measured.
 */
const NAMES = [
  'repeated',
  'first',
  'two-messages',
  'one-message',
  'first-by-link',
  'autopilot',
  'survey',
] as const;

type Evening = {
  what: string;
  most: { taps: number; waitMs: number };
  prepare?: (phone: SlowPhone) => Promise<unknown>;
  play: (phone: SlowPhone) => Promise<Step[]>;
};

const EVENINGS: Record<Exclude<(typeof NAMES)[number], 'autopilot' | 'survey'>, Evening> = {
  repeated: {
    what: 'the repeated evening',
    most: { taps: 12, waitMs: 600 },
    prepare: ({ context }) => seedSeason(context),
    play: repeatedEvening,
  },
  first: {
    what: 'the first evening, from a pasted list',
    most: { taps: 14, waitMs: 1_500 },
    play: firstEvening,
  },
  'two-messages': {
    what: 'with the link: a weekly match with two messages',
    most: { taps: 6, waitMs: 600 },
    prepare: seedWeekly,
    play: twoMessages,
  },
  'one-message': {
    what: 'with the link: a weekly match with one message',
    most: { taps: 3, waitMs: 600 },
    prepare: seedWeekly,
    play: oneMessage,
  },
  'first-by-link': {
    what: 'with the link: the first evening, from a pasted list',
    most: { taps: 16, waitMs: 1_500 },
    play: firstByLink,
  },
};

/**
 * Measures evenings from an open app to a shared line-up, on a phone with the network preset Slow 4G and a quarter of
 * this machine's processor speed. Prints every tap, including those in other apps, and the wait after each tap.
 */
export async function measureEvening(options: RunOptions): Promise<void> {
  const databases = await openDatabases('sqlite');
  const program = await startProgram(await databases.create());
  const { browser } = await openBrowser();
  const rounds = options.isQuick ? ROUNDS.quick : ROUNDS.usual;
  let account = 0;
  const newPhone = () => {
    account += 1;
    return slowPhone(browser, program.origin, `vacio-${account}@picadito.local`);
  };
  try {
    for (const name of chosen(NAMES, options)) {
      if (name === 'autopilot') {
        await playAutopilotEvening(await newPhone());
        continue;
      }
      if (name === 'survey') {
        await measureSurvey(await newPhone(), browser);
        continue;
      }
      const { what, most, prepare, play } = EVENINGS[name];
      const runs: Step[][] = [];
      for (let round = 0; round < rounds; round += 1) {
        const phone = await newPhone();
        await prepare?.(phone);
        await openHome(phone);
        runs.push(await play(phone));
        await isDone(phone);
        await phone.context.close();
        progress(`${what}: ${round + 1} of ${rounds}`);
      }
      report(what, most, runs);
    }
  } finally {
    await browser.close();
    await program.stop();
    await databases.remove();
  }
}

/** Plays an evening with the autopilot once. The organiser does not tap, so there is no wait to measure. */
async function playAutopilotEvening(phone: SlowPhone): Promise<void> {
  await seedWeekly(phone);
  await phone.page.goto('/');
  await autopilotEvening(phone);
  print(`\nwith the link in the group's description, and the autopilot: 0 taps (≤ 0)`);
  print('the teams were shown, a drop-out was repaired, and the page of every player shows it');
}

/** Throws unless the server has the match that the taps should have created, and a picture was shared last. */
async function isDone({ page, context }: SlowPhone): Promise<void> {
  await page.waitForURL(/\/share-teams/);
  const matches = (await (await context.request.get('/api/matches')).json()) as Match[];
  const match = matches.find(({ status }) => status === 'pendiente');
  const { claro, oscuro } = match?.teamCounts ?? {};
  if (match?.playerCount !== 12 || match.confirmedCount !== 10 || claro !== 5 || oscuro !== 5) {
    throw new Error(`the evening ended otherwise: ${JSON.stringify(match)}`);
  }
  const shared = await page.evaluate(() => document.documentElement.dataset['shared']);
  if (!shared?.endsWith('picture')) throw new Error(`shared last was ${shared}, not the picture`);
}

/** Prints the steps of the round with the median total wait, and their taps and wait beside the limits in `most`. */
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
