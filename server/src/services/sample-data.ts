import { addDays, balanceTeams, instantOf, todayIn, weekdayOf } from '@picadito/domain';
import { DEMO_ISSUER, SAMPLE_ACCOUNT } from '../identity/identity.ts';
import type { Identity } from '../identity/identity.ts';
import { insertBadge } from '../store/tables/badges.ts';
import { newId } from '../store/ids.ts';
import { insertList } from '../store/tables/lists.ts';
import { insertMatch } from '../store/tables/matches.ts';
import { insertPlayer } from '../store/tables/players.ts';
import { setConfirmation } from '../store/tables/confirmations.ts';
import type { Writer } from '../store/store.ts';
import { insertTeams } from '../store/tables/teams.ts';
import { stampsAfter, timestamp } from '../store/timestamps.ts';
import { setLastTimestamp, updateUser } from '../store/tables/users.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The sample lists are older than the sample matches, as a real organiser's would be. */
export const SAMPLE_AGE_MS = 30 * DAY_MS;

const TIME_ZONE = 'America/Argentina/Buenos_Aires';
const TIME = '21:00';
const THURSDAY = 4;

const PLAYERS = [
  { name: 'Íñigo Peña', rating: 5, whatsapp: '+5491155550101' },
  { name: 'Ana Agüero', rating: 4, whatsapp: '+5491155550102' },
  { name: 'Beto Solé', rating: 4, whatsapp: '+5491155550103' },
  { name: 'Caro Núñez', rating: 3, whatsapp: '+5491155550104' },
  { name: 'Dani Ibáñez', rating: 2, whatsapp: null },
];

const BADGES = ['organizador-activo', 'master-convocador', 'constancia-total'] as const;

export function isSampleAccount({ issuer, subject }: Identity): boolean {
  return issuer === DEMO_ISSUER && subject === SAMPLE_ACCOUNT;
}

/**
 * What the demonstration account starts with (product.md §9): 5 players, 2 lists, 3 matches, and three badges
 * that nobody earned. All of it is older than `deeds_after`, so that it earns no other.
 */
export async function addSampleData(tx: Writer, userId: string, now: number): Promise<void> {
  const old = now - SAMPLE_AGE_MS;
  const stamps = stampsAfter(timestamp(old));
  await updateUser(tx, userId, { time_zone: TIME_ZONE, country: 'AR' });

  const thursdays = await insertList(tx, {
    userId,
    name: 'Los de los jueves',
    createdAt: stamps.next(old),
  });
  await insertList(tx, { userId, name: 'Torneo de verano', createdAt: stamps.next(old) });
  const players = [];
  for (const player of PLAYERS) {
    const createdAt = stamps.next(old);
    players.push(await insertPlayer(tx, { ...player, userId, listId: thursdays, createdAt }));
  }

  const today = todayIn(TIME_ZONE, now);
  const nextThursday = addDays(today, (THURSDAY - weekdayOf(today) + 7) % 7 || 7);
  for (const { weeks, confirmed } of [
    { weeks: -3, confirmed: 4 },
    { weeks: -2, confirmed: 5 },
    { weeks: 0, confirmed: 3 },
  ]) {
    const date = addDays(nextThursday, 7 * weeks);
    const startsAt = instantOf(date, TIME, TIME_ZONE);
    const matchId = newId();
    await insertMatch(tx, {
      user_id: userId,
      match_id: matchId,
      list_id: thursdays,
      date,
      time: TIME,
      time_zone: TIME_ZONE,
      starts_at: timestamp(startsAt),
      location: 'Cancha Núñez',
      google_place_id: null,
      status: null,
      is_recurring: 0,
      recurring_day: null,
      series_id: null,
      created_at: stamps.next(Math.min(startsAt - 5 * DAY_MS, now)),
      sit_out: 'nivel',
    });
    const here = players.slice(0, confirmed);
    for (const player of here) {
      const confirmedAt = timestamp(Math.min(startsAt - DAY_MS, now));
      const place = { userId, matchId, playerId: player.id };
      await setConfirmation(tx, place, { confirmed: true, declined: false }, confirmedAt);
    }
    const teams = balanceTeams(here);
    if (weeks === 0 || !teams.ok) continue;
    const rows = (team: typeof here) =>
      team.map(({ id, name, rating }) => ({ playerId: id, name, rating }));
    await insertTeams(
      tx,
      { userId, matchId, createdAt: stamps.next(startsAt - DAY_MS), createdBy: 'automatic' },
      {
        claro: rows(here.filter((player) => teams.value.claro.some(({ id }) => id === player.id))),
        oscuro: rows(
          here.filter((player) => teams.value.oscuro.some(({ id }) => id === player.id)),
        ),
        suplente: [],
      },
    );
  }
  for (const [index, type] of BADGES.entries()) {
    const earnedAt = timestamp(now - (7 - index) * DAY_MS);
    const badge = { type, period: '', player_id: null, earned_at: earnedAt };
    await insertBadge(tx, { ...badge, user_id: userId });
  }
  const latest = stamps.next(now);
  await updateUser(tx, userId, { deeds_after: latest });
  await setLastTimestamp(tx, userId, latest);
}
