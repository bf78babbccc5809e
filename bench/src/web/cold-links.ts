import { openDatabases } from '../databases.ts';
import { json } from '../http.ts';
import { newGroup, type Group } from '../linked-group.ts';
import { startProgram } from '../program.ts';
import { signedInPhone, type Setting } from './browser.ts';
import { markPaint, timeOf } from './in-page.ts';
import { fiveTimes, type Result } from './result.ts';

/**
 * Slow 4G connection, as Lighthouse simulates it: the latency of every request in milliseconds, and the throughput in
 * bytes per second.
 */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const SLOWER_PROCESSOR = 4;
const ACCOUNT = 'vacio-200@picadito.local';
const PLAYERS = 20;
const CONFIRMED = 10;

/**
 * Type of a page to measure: it counts as painted once an element that matches `selector` contains `text`. `most` is
 * its target in milliseconds, unless there is another build to compare with.
 */
type Link = {
  name: string;
  pathOf: (group: Group) => string;
  selector: string;
  text: string;
  most: number;
};

const LINKS: readonly Link[] = [
  { name: 'home', pathOf: () => '/', selector: 'main', text: 'Cancha Núñez', most: 3500 },
  {
    name: 'attendance',
    pathOf: ({ matchId }) => `/confirm-attendance?matchId=${matchId}`,
    selector: 'main :is(li, article)',
    text: 'J1 ',
    most: 5000,
  },
  {
    name: 'teams',
    pathOf: ({ matchId }) => `/form-teams?matchId=${matchId}`,
    selector: 'main',
    text: 'J1 ',
    most: 5000,
  },
  {
    name: 'players’ page',
    pathOf: ({ path }) => path,
    selector: 'main',
    text: 'Quién sos',
    most: 5000,
  },
];

type Side = { origin: string; group: Group; stop: () => Promise<void> };

/**
 * Measures the time from the start of a navigation to the first paint of a page that is opened by a link in a browser
 * that has never loaded the program. If `other` is the folder of another build, its pages are measured too, in turns
 * with those of this build.
 */
export async function coldLinks(place: Setting, other: string | null): Promise<Result[]> {
  const ours = await openSide();
  const theirs = other === null ? null : await openSide(other);
  try {
    const results: Result[] = [];
    for (const link of LINKS) {
      const base: number[] = [];
      const runs = await fiveTimes(async () => {
        if (theirs) base.push(await timeOfLink(place, theirs, link));
        return timeOfLink(place, ours, link);
      });
      const target = theirs ? { ratio: 1.05 } : { most: link.most };
      results.push({
        what: `cold ${link.name}`,
        runs,
        unit: 'ms',
        target,
        ...(theirs && { base }),
      });
    }
    return results;
  } finally {
    await ours.stop();
    await theirs?.stop();
  }
}

async function openSide(root?: string): Promise<Side> {
  const databases = await openDatabases('sqlite');
  const { origin, stop } = await startProgram(await databases.create(), {}, root);
  const group = await newGroup(origin, ACCOUNT, PLAYERS);
  const changes = group.players
    .slice(0, CONFIRMED)
    .map(({ id }) => ({ playerId: id, isConfirmed: true }));
  const path = `/api/matches/${group.matchId}/attendance`;
  await json(origin, { method: 'PUT', path, cookie: group.cookie, body: { changes } });
  return { origin, group, stop: () => stop().then(() => databases.remove()) };
}

async function timeOfLink({ browser }: Setting, side: Side, link: Link): Promise<number> {
  const phone = await signedInPhone(browser, side.origin, ACCOUNT);
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.addInitScript(markPaint, { selector: link.selector, text: link.text });
  await page.goto(link.pathOf(side.group), { waitUntil: 'commit' });
  const painted = await page.waitForFunction(timeOf, 'painted', { polling: 100, timeout: 60_000 });
  const milliseconds = Number(await painted.jsonValue());
  await phone.close();
  return milliseconds;
}
