import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, todayIn, type GroupLink, type Player, type PlayersList } from '@picadito/domain';
import type { Browser, Locator } from '@playwright/test';
import { phoneOf } from '../linked-group.ts';
import { print } from '../suite.ts';
import { tapLikeAFinger } from './finger.ts';
import { playersPhone, type SlowPhone } from './phone.ts';
import { asker } from './seed-season.ts';

const NAMES = 'Ana Beto Caro Dani Ema Fede Gabi Hugo Ivo Juli Kike Lola Nico'.split(' ');
const OWN = 'Nico';
/** Players whose phones have answered for the next match. A survey requires at least five phones. */
const HOLDERS = [OWN, 'Ana', 'Beto', 'Caro', 'Dani'];
const TIME_ZONE = 'America/Argentina/Buenos_Aires';
const TILES = ['Le cuesta', 'Cumple', 'Juega bien', 'La rompe', 'No jugué con él'];
/** Milliseconds for which a player thinks about each opinion, and before sending all of them. */
const THINK_MS = 1_500;
const MOST = { taps: 14, seconds: 60 };

/**
 * Measures how long one player takes to rate twelve others, from opening the link in the group's message to the thanks.
 */
export async function measureSurvey(organiser: SlowPhone, browser: Browser): Promise<void> {
  const { address, cookie } = await openSurvey(organiser);
  const { page, context, devtools } = await playersPhone(browser);
  const [key = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name: key, value, url: address }]);
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

/**
 * Opens a survey about all players of a list. Returns its address as in the group's message, and the cookie of one
 * phone.
 */
async function openSurvey({ context }: SlowPhone): Promise<{ address: string; cookie: string }> {
  const ask = asker(context.request);
  const players = NAMES.map((name) => ({ name, skillLevel: '3' }));
  const list = await ask<PlayersList>('POST', '/api/lists', { name: 'Jueves', players });
  const known = await ask<Player[]>('GET', `/api/lists/${list.id}/players`);
  const { address } = await ask<GroupLink>('PUT', `/api/lists/${list.id}/link`, { isOn: true });
  const date = addDays(todayIn(TIME_ZONE, Date.now()), 7);
  const when = { date, time: '21:00', timeZone: TIME_ZONE, location: 'Cancha Núñez' };
  await ask('POST', '/api/matches', { ...when, listId: list.id });
  const { origin, pathname: path } = new URL(address ?? '');
  const cookies: string[] = [];
  for (const name of HOLDERS) {
    const phone = await phoneOf(name, { origin, path, from: '127.0.0.1' });
    await phone.says('voy');
    cookies.push(phone.cookie);
  }
  const playerIds = known.map(({ id }) => id);
  await ask('PUT', `/api/lists/${list.id}/survey`, { playerIds });
  return { address: `${address}/survey`, cookie: cookies[0] ?? '' };
}
