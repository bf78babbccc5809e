import {
  awardBadges,
  badgePeriod,
  DEFAULT_TIME_ZONE,
  ROSTER_EARNS_FROM,
  type Award,
  type BadgeType,
  type Deeds,
  type Match,
} from '@picadito/domain';
import { earnedPeriods, insertBadge } from '../store/tables/badges.ts';
import { findMatch } from '../store/tables/matches.ts';
import { countConfirmed, listCounts } from '../store/tables/badge-facts.ts';
import type { Reader, Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import { completedMatches, rosters } from '../badges/badge-facts.ts';
import type { Turn } from './write.ts';

/**
 * Grants what a deed earned, in the deed's own transaction. `atBest` is the most that it can have brought about;
 * only if that earns something still missing is the truth looked at. Without `look`, `atBest` is the truth.
 */
export async function award(
  tx: Writer,
  turn: Turn,
  atBest: Deeds,
  look?: () => Promise<Deeds>,
): Promise<void> {
  const clock = clockOf(turn);
  const possible = awardBadges(atBest, clock).map(({ type }) => type);
  const missing = await missingOf(tx, turn, possible);
  if (missing.length === 0) return;
  const earned = awardBadges(look ? await look() : atBest, clock);
  await grant(
    tx,
    turn,
    earned.filter(({ type }) => missing.includes(type)),
  );
}

/** After a change to who is in a match or comes to it. Most confirmations cost one small statement here. */
export async function awardForRoster(tx: Writer, turn: Turn, matchId: string): Promise<void> {
  const confirmed = await countConfirmed(tx, turn.organiser.id, matchId);
  const atBest = { rosters: [{ players: confirmed, confirmed }] };
  await award(tx, turn, atBest, async () => {
    const match = await findMatch(tx, turn.organiser.id, matchId, timestamp(turn.now));
    const players = match ? match.list_player_count + match.guest_count : 0;
    return { rosters: [{ players, confirmed }] };
  });
}

/** After players were deleted: of any of their matches, those who are left may all come. */
export async function awardForLeavers(tx: Writer, turn: Turn): Promise<void> {
  const full = { players: ROSTER_EARNS_FROM, confirmed: ROSTER_EARNS_FROM };
  await award(tx, turn, { rosters: [full] }, () => rosters(tx, turn.organiser, turn.now));
}

/** After a player of a list got a number. */
export async function awardForNumber(tx: Writer, turn: Turn, listId: string): Promise<void> {
  const atBest = { lists: [{ players: 0, withNumber: Infinity }] };
  await award(tx, turn, atBest, async () => ({
    lists: await listCounts(tx, turn.organiser.id, listId),
  }));
}

/** After a match was changed: it may have become weekly, completed, or one that everybody comes to. */
export async function awardForMatch(
  tx: Writer,
  turn: Turn,
  { isRecurring, playerCount, confirmedCount, status }: Match,
): Promise<void> {
  const seen = {
    hasWeeklyMatch: isRecurring,
    rosters: [{ players: playerCount, confirmed: confirmedCount }],
  };
  const atBest = { ...seen, completedMatches: status === 'completado' ? Infinity : 0 };
  await award(tx, turn, atBest, async () => ({
    ...seen,
    ...(await completedMatches(tx, turn.organiser, turn.now)),
  }));
}

/** Those that the organiser has not, and has not had this week. */
export async function missingOf(
  db: Reader,
  turn: Pick<Turn, 'organiser' | 'now'>,
  types: readonly BadgeType[],
): Promise<BadgeType[]> {
  if (types.length === 0) return [];
  const clock = clockOf(turn);
  const earned = await earnedPeriods(db, turn.organiser.id);
  return types.filter((type) => {
    const period = badgePeriod(type, clock);
    return !earned.some((badge) => badge.type === type && badge.period === period);
  });
}

/** How many of them were new. */
export async function grant(tx: Writer, turn: Turn, awards: readonly Award[]): Promise<number> {
  let granted = 0;
  for (const { type, period, playerId } of awards) {
    const badge = { user_id: turn.organiser.id, type, period, player_id: playerId };
    if (!(await insertBadge(tx, { ...badge, earned_at: timestamp(turn.now) }))) continue;
    turn.changed('badge', type);
    granted += 1;
  }
  return granted;
}

export function clockOf({ organiser, now }: Pick<Turn, 'organiser' | 'now'>) {
  return { now, timeZone: organiser.timeZone ?? DEFAULT_TIME_ZONE };
}
