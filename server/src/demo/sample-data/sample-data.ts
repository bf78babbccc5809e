import {
  addDays,
  balanceTeams,
  DEFAULT_FORMAT,
  instantOf,
  todayIn,
  weekdayOf,
  type Player,
} from '@picadito/domain';
import { insertBadge } from '../../store/tables/badges/badges.ts';
import { newId } from '../../store/ids.ts';
import { insertList } from '../../store/tables/players/lists.ts';
import { columnsOf, timesOf } from '../../store/tables/matches/match-columns.ts';
import { insertMatch } from '../../store/tables/matches/matches.ts';
import { insertPlayers } from '../../store/tables/players/players.ts';
import { storeAttendance } from '../../store/tables/attendance/confirmations.ts';
import type { Writer } from '../../store/store.ts';
import { storeTeams } from '../../store/tables/teams/teams.ts';
import { timestampsAfter, timestamp } from '../../store/timestamps.ts';
import { setLastTimestamp, updateUser } from '../../store/tables/account/users.ts';
import { addSampleLink } from './sample-link.ts';
import { addSampleResult } from './sample-result.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Age of the sample lists in milliseconds; they are older than the sample matches, as a real organiser's would be. */
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

/**
 * The sample matches: `weeks` counts from the next Thursday, `confirmed` is the number of confirmed players. The second
 * match has no result, so that home asks for its result.
 */
const MATCHES = [
  { weeks: -3, confirmed: 4, state: 'has result' },
  { weeks: -1, confirmed: 5, state: 'played' },
  { weeks: 0, confirmed: 3, state: 'to come' },
] as const;

const BADGES = ['organizador-activo', 'master-convocador', 'constancia-total'] as const;

/**
 * Adds the initial data of the demonstration account (docs/specification.md#constants). The time of the newest data is
 * stored in `deeds_after`.
 */
export async function addSampleData(tx: Writer, userId: string, now: number): Promise<void> {
  const old = now - SAMPLE_AGE_MS;
  const timestamps = timestampsAfter(timestamp(old));
  await updateUser(tx, userId, { time_zone: TIME_ZONE, country: 'AR' });

  const thursdays = await insertList(tx, {
    userId,
    name: 'Los de los jueves',
    createdAt: timestamps.next(old),
  });
  await insertList(tx, { userId, name: 'Torneo de verano', createdAt: timestamps.next(old) });
  const players = await insertPlayers(
    tx,
    { userId, listId: thursdays },
    PLAYERS.map((player) => ({ ...player, createdAt: timestamps.next(old) })),
  );

  const today = todayIn(TIME_ZONE, now);
  const nextThursday = addDays(today, (THURSDAY - weekdayOf(today) + 7) % 7 || 7);
  for (const { weeks, confirmed, state } of MATCHES) {
    const matchId = newId();
    const thursday = addDays(nextThursday, 7 * weeks);
    await addSampleMatch(tx, {
      userId,
      matchId,
      listId: thursdays,
      // If today is a Thursday, the match of today moves to the day before, so that it is over.
      date: thursday === today ? addDays(today, -1) : thursday,
      players: players.slice(0, confirmed),
      state,
      now,
      timestamps,
    });
    const shown = { userId, listId: thursdays, matchId, players };
    if (state === 'to come') await addSampleLink(tx, shown, () => timestamps.next(now));
  }
  for (const [index, type] of BADGES.entries()) {
    const earnedAt = timestamp(now - (7 - index) * DAY_MS);
    const badge = { type, period: '', earned_at: earnedAt };
    await insertBadge(tx, { ...badge, user_id: userId }, []);
  }
  const latest = timestamps.next(now);
  await updateUser(tx, userId, { deeds_after: latest });
  await setLastTimestamp(tx, userId, latest);
}

type SampleMatch = {
  userId: string;
  matchId: string;
  listId: string;
  date: string;
  players: Player[];
  state: (typeof MATCHES)[number]['state'];
  now: number;
  timestamps: ReturnType<typeof timestampsAfter>;
};

async function addSampleMatch(tx: Writer, sample: SampleMatch): Promise<void> {
  const { userId, matchId, listId, date, players, now, timestamps } = sample;
  const startsAt = instantOf(date, TIME, TIME_ZONE);
  const createdAt = timestamps.next(Math.min(startsAt - 5 * DAY_MS, now));
  await insertMatch(tx, {
    user_id: userId,
    match_id: matchId,
    ...columnsOf({
      listId,
      date,
      time: TIME,
      timeZone: TIME_ZONE,
      location: 'Cancha Núñez',
      isRecurring: false,
      ...DEFAULT_FORMAT,
    }),
    ...timesOf({ ...DEFAULT_FORMAT, date, time: TIME, timeZone: TIME_ZONE }),
    status: null,
    series_id: null,
    slot_at: null,
    created_at: createdAt,
    entry_changed_at: createdAt,
    sit_out: 'nivel',
  });
  const confirmedAt = timestamp(Math.min(startsAt - DAY_MS, now));
  const answer = { confirmed: true, declined: false, confirmedAt, changedAt: confirmedAt };
  await storeAttendance(
    tx,
    { userId, matchId },
    players.map(({ id }) => ({ id, ...answer })),
  );
  const teams = balanceTeams(players);
  if (sample.state === 'to come' || !teams.ok) return;
  const rows = (team: readonly { id: string }[]) =>
    players
      .filter((player) => team.some(({ id }) => id === player.id))
      .map(({ id, name, rating }) => ({ playerId: id, name, rating }));
  await storeTeams(
    tx,
    { userId, matchId, createdAt: timestamps.next(startsAt - DAY_MS), createdBy: 'automatic' },
    { claro: rows(teams.value.claro), oscuro: rows(teams.value.oscuro), suplente: [] },
    undefined,
  );
  if (sample.state !== 'has result') return;
  const idsOf = (team: readonly { id: string }[]) => team.map(({ id }) => id);
  await addSampleResult(tx, {
    userId,
    matchId,
    claro: idsOf(teams.value.claro),
    oscuro: idsOf(teams.value.oscuro),
    decidedAt: timestamps.next(startsAt + DAY_MS / 2),
  });
}
