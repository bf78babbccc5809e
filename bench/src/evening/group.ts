import { setTimeout as sleep } from 'node:timers/promises';
import {
  addDays,
  clockIn,
  type GroupLink,
  type Match,
  type MatchAnswers,
  type PlayersList,
  todayIn,
} from '@picadito/domain';
import { phoneOf, type PlayersPhone } from '../linked-group.ts';
import type { SlowPhone } from './phone.ts';
import { asker, seedSeason } from './seed-season.ts';

const TIME_ZONE = 'America/Argentina/Buenos_Aires';
const ABSENT = ['Ema', 'Juli'];
/** Name of the player who is first on the waitlist once the match is full. The player `LEAVES` drops out after that. */
const WAITS = 'Ema';
const LEAVES = 'Dani';
const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 250;

/** Seeds a season, and a weekly match a week from today whose players answer by the group link. */
export async function seedWeekly(phone: SlowPhone): Promise<void> {
  const list = await seedSeason(phone.context);
  const ask = asker(phone.context.request);
  const date = addDays(todayIn(TIME_ZONE, Date.now()), 7);
  const when = { date, time: '21:00', timeZone: TIME_ZONE, location: 'Cancha Núñez' };
  const recurringDay = new Date(`${date}T12:00Z`).getUTCDay();
  const weekly = { ...when, listId: list.id, isRecurring: true, recurringDay };
  await ask('POST', '/api/matches', weekly);
  await ask('PUT', `/api/lists/${list.id}/link`, { isOn: true });
}

/** Returns the next match, and a phone for each of its players, by name, that answers through the group link. */
async function groupOf({ context, page }: SlowPhone) {
  const ask = asker(context.request);
  const matches = await ask<Match[]>('GET', '/api/matches');
  const match = matches.find(({ status }) => status === 'pendiente');
  if (!match) throw new Error('no match to come');
  const lists = await ask<PlayersList[]>('GET', '/api/lists');
  const link = await ask<GroupLink>('GET', `/api/lists/${lists[0]?.id}/link`);
  const path = new URL(link.address ?? '').pathname;
  const players = await ask<{ name: string }[]>('GET', `/api/matches/${match.id}/players`);
  const { origin } = new URL(page.url());
  const phones = players.map(async ({ name }, index) => {
    const at = { origin, path, from: `127.2.0.${index + 1}` };
    return [name, await phoneOf(name, at)] as const;
  });
  return { ask, match, phones: new Map(await Promise.all(phones)) };
}

type Phones = ReadonlyMap<string, PlayersPhone>;

/**
 * Sends the answers of all players, each from another phone, in the order of the list. Ten players say VOY. Returns the
 * phones.
 */
export async function answerByLink(phone: SlowPhone): Promise<Phones> {
  const { phones } = await groupOf(phone);
  for (const [name, player] of phones) await player.says(ABSENT.includes(name) ? 'no' : 'voy');
  return phones;
}

/**
 * Returns whether the players' page on every phone shows teams with ten players in all, without anybody who has dropped
 * out and without the player named `without`.
 */
export async function isShownToAll(phones: Phones, without: string): Promise<boolean> {
  const pages = await Promise.all([...phones.values()].map((player) => player.page()));
  return pages.every((html) => {
    const [, teams] = /<section aria-label="Equipos"(.*?)<\/section>/.exec(html) ?? [];
    const members = teams?.match(/<li/g)?.length;
    return members === 10 && !teams?.includes('<s>') && !teams?.includes(`>${without}<`);
  });
}

/**
 * Plays an evening with the autopilot, and throws if it goes wrong. Answers close after one minute, and the players'
 * pages show the teams. Then a player of the teams drops out, and the first player of the waitlist takes the place.
 */
export async function autopilotEvening(phone: SlowPhone): Promise<void> {
  const { ask, match, phones } = await groupOf(phone);
  const url = `/api/matches/${match.id}`;
  await ask('PUT', `${url}/autopilot`, { isOn: true });
  const answersUntil = clockIn(TIME_ZONE, Date.now() + MINUTE_MS);
  await ask<MatchAnswers>('PUT', `${url}/answers/settings`, { capacity: null, answersUntil });
  for (const [name, player] of phones) if (!ABSENT.includes(name)) await player.says('voy');
  await phones.get(WAITS)?.says('voy');
  await until('the teams are shown', () => isShownToAll(phones, WAITS));
  await phones.get(LEAVES)?.says('no');
  await until('the drop-out is repaired', () => isShownToAll(phones, LEAVES));
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const start = Date.now();
  while (!(await isSo())) {
    if (Date.now() - start > 3 * MINUTE_MS) throw new Error(`not so: ${what}`);
    await sleep(LOOK_EVERY_MS);
  }
}
