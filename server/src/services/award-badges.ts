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
import { earnedPeriods, insertBadge } from '../store/badges-store.ts';
import { findMatch } from '../store/matches-store.ts';
import { countConfirmed, listCounts } from '../store/deeds-store.ts';
import type { Reader, Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import { completedMatches, rosters } from './deeds.ts';
import type { Own } from './write.ts';

/**
 * Grants what a deed earned, in the deed's own transaction. `atBest` is the most that it can have brought about;
 * only if that earns something still missing is the truth looked at. Without `look`, `atBest` is the truth.
 */
export async function award(
  tx: Writer,
  own: Own,
  atBest: Deeds,
  look?: () => Promise<Deeds>,
): Promise<void> {
  const clock = clockOf(own);
  const possible = awardBadges(atBest, clock).map(({ type }) => type);
  const missing = await missingOf(tx, own, possible);
  if (missing.length === 0) return;
  const earned = awardBadges(look ? await look() : atBest, clock);
  await grant(
    tx,
    own,
    earned.filter(({ type }) => missing.includes(type)),
  );
}

/** After a change to who is in a match or comes to it. Most confirmations cost one small statement here. */
export async function awardForRoster(tx: Writer, own: Own, matchId: string): Promise<void> {
  const confirmed = await countConfirmed(tx, own.organiser.id, matchId);
  const atBest = { rosters: [{ players: confirmed, confirmed }] };
  await award(tx, own, atBest, async () => {
    const match = await findMatch(tx, own.organiser.id, matchId, timestamp(own.now));
    const players = match ? match.list_player_count + match.guest_count : 0;
    return { rosters: [{ players, confirmed }] };
  });
}

/** After players were deleted: of any of their matches, those who are left may all come. */
export async function awardForLeavers(tx: Writer, own: Own): Promise<void> {
  const full = { players: ROSTER_EARNS_FROM, confirmed: ROSTER_EARNS_FROM };
  await award(tx, own, { rosters: [full] }, () => rosters(tx, own.organiser, own.now));
}

/** After a player of a list got a number. */
export async function awardForNumber(tx: Writer, own: Own, listId: string): Promise<void> {
  const atBest = { lists: [{ players: 0, withNumber: Infinity }] };
  await award(tx, own, atBest, async () => ({
    lists: await listCounts(tx, own.organiser.id, listId),
  }));
}

/** After a match was changed: it may have become weekly, completed, or one that everybody comes to. */
export async function awardForMatch(
  tx: Writer,
  own: Own,
  { isRecurring, playerCount, confirmedCount, status }: Match,
): Promise<void> {
  const seen = {
    hasWeeklyMatch: isRecurring,
    rosters: [{ players: playerCount, confirmed: confirmedCount }],
  };
  const atBest = { ...seen, completedMatches: status === 'completado' ? Infinity : 0 };
  await award(tx, own, atBest, async () => ({
    ...seen,
    ...(await completedMatches(tx, own.organiser, own.now)),
  }));
}

/** Those that the organiser has not, and has not had this week. */
export async function missingOf(
  db: Reader,
  own: Pick<Own, 'organiser' | 'now'>,
  types: readonly BadgeType[],
): Promise<BadgeType[]> {
  if (types.length === 0) return [];
  const clock = clockOf(own);
  const earned = await earnedPeriods(db, own.organiser.id);
  return types.filter((type) => {
    const period = badgePeriod(type, clock);
    return !earned.some((badge) => badge.type === type && badge.period === period);
  });
}

/** How many of them were new. */
export async function grant(tx: Writer, own: Own, awards: readonly Award[]): Promise<number> {
  let granted = 0;
  for (const { type, period, playerId } of awards) {
    const badge = { user_id: own.organiser.id, type, period, player_id: playerId };
    if (!(await insertBadge(tx, { ...badge, earned_at: timestamp(own.now) }))) continue;
    own.changed('badge', type);
    granted += 1;
  }
  return granted;
}

export function clockOf({ organiser, now }: Pick<Own, 'organiser' | 'now'>) {
  return { now, timeZone: organiser.timeZone ?? DEFAULT_TIME_ZONE };
}
