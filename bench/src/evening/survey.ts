import { setTimeout as sleep } from 'node:timers/promises';
import type { GroupLink, Player, PlayersList } from '@picadito/domain';
import type { Browser, Locator } from '@playwright/test';
import { print } from '../suite.ts';
import { tapLikeAFinger } from './finger.ts';
import { playersPhone, type SlowPhone } from './phone.ts';
import { asker } from './seed-season.ts';

const NAMES = 'Ana Beto Caro Dani Ema Fede Gabi Hugo Ivo Juli Kike Lola Nico'.split(' ');
const OWN = 'Nico';
const TILES = ['Le cuesta', 'Cumple', 'Juega bien', 'La rompe', 'No jugué con él'];
/** How a friend plays takes a thought, and so does whether that was all. */
const THINK_MS = 1_500;
const MOST = { taps: 14, seconds: 60 };

/** What a player says of twelve others by the message of the group: from its link to the thanks, on a first visit. */
export async function measureSurvey(organiser: SlowPhone, browser: Browser): Promise<void> {
  const address = await openSurvey(organiser);
  const { page, context, devtools } = await playersPhone(browser);
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.waitFor();
    await sleep(THINK_MS);
    await target.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    await tapLikeAFinger(devtools, target);
    taps += 1;
  };
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await tap(page.getByRole('link', { name: OWN, exact: true }));
  const others = NAMES.filter((name) => name !== OWN);
  for (const [index, name] of others.entries()) {
    const words = TILES[index % TILES.length] ?? '';
    await tap(page.getByRole('group', { name, exact: true }).getByText(words));
  }
  await tap(page.getByRole('button', { name: 'ENVIAR' }));
  await page.getByRole('heading', { name: 'Ya contestaste' }).waitFor();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  await context.close();
  print(`\na survey of ${others.length} names, each with a thought of ${THINK_MS / 1000} s`);
  print(`${taps} taps (≤ ${MOST.taps}), ${seconds} s (≤ ${MOST.seconds})`);
}

/** About all players of a list; where the group's message leads. */
async function openSurvey({ context }: SlowPhone): Promise<string> {
  const ask = asker(context.request);
  const players = NAMES.map((name) => ({ name, skillLevel: '3' }));
  const list = await ask<PlayersList>('POST', '/api/lists', { name: 'Jueves', players });
  const known = await ask<Player[]>('GET', `/api/lists/${list.id}/players`);
  const { address } = await ask<GroupLink>('PUT', `/api/lists/${list.id}/link`, { isOn: true });
  const playerIds = known.map(({ id }) => id);
  await ask('PUT', `/api/lists/${list.id}/survey`, { playerIds });
  return `${address}/survey`;
}
