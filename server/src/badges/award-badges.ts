import {
  awardBadges,
  badgePeriod,
  DEFAULT_TIME_ZONE,
  ROSTER_EARNS_FROM,
  type Award,
  type BadgeType,
  type BadgeFacts,
  type Match,
} from '@picadito/domain';
import { earnedPeriods, insertBadge, keepPlayersOfBadge } from '../store/tables/badges/badges.ts';
import { findMatch } from '../store/tables/matches/matches.ts';
import { listCounts } from '../store/tables/badges/badge-facts.ts';
import { countConfirmed } from '../store/tables/attendance/confirmations.ts';
import type { Reader, Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import { completedMatches, matchesCreated, rosters } from './badge-facts.ts';
import type { WriteContext } from '../transactions/write.ts';

/**
 * Grants the badges that a change has earned, in the same transaction. `upperBound` has the most favourable facts that
 * the change can have produced; only if these would earn a badge that the organiser lacks, `readFacts` reads the exact
 * facts. Without `readFacts`, the facts of `upperBound` are exact.
 */
export async function award(
  tx: Writer,
  writeContext: WriteContext,
  upperBound: BadgeFacts,
  readFacts?: () => Promise<BadgeFacts>,
): Promise<void> {
  const clock = clockOf(writeContext);
  const possible = awardBadges(upperBound, clock).map(({ type }) => type);
  if (possible.length === 0) return;
  const missing = await missingOf(tx, writeContext, possible);
  if (missing.length === 0) return;
  const earned = awardBadges(readFacts ? await readFacts() : upperBound, clock);
  await grant(
    tx,
    writeContext,
    earned.filter(({ type }) => missing.includes(type)),
  );
}

/** Grants badges after a change of a roster, from the counts of players that the caller already has. */
export const awardForCounts = (
  tx: Writer,
  writeContext: WriteContext,
  counts: { players: number; confirmed: number },
): Promise<void> => award(tx, writeContext, { rosters: [counts] });

/**
 * Grants badges after a change of a roster or of attendance. `known` is the number of confirmed players, if the caller
 * knows it.
 */
export async function awardForRoster(
  tx: Writer,
  writeContext: WriteContext,
  matchId: string,
  known?: number,
): Promise<void> {
  const confirmed =
    known ?? (await countConfirmed(tx, { userId: writeContext.organiser.id, matchId }));
  const upperBound = { rosters: [{ players: confirmed, confirmed }] };
  const readFacts = async () => {
    const match = await findMatch(
      tx,
      writeContext.organiser.id,
      matchId,
      timestamp(writeContext.now),
    );
    const players = match ? match.list_player_count + match.guest_count : 0;
    return { rosters: [{ players, confirmed }] };
  };
  await award(tx, writeContext, upperBound, readFacts);
}

/** Grants badges after players were deleted: in each of their matches, all remaining players may now be confirmed. */
export async function awardForLeavers(tx: Writer, writeContext: WriteContext): Promise<void> {
  const full = { players: ROSTER_EARNS_FROM, confirmed: ROSTER_EARNS_FROM };
  const readFacts = () => rosters(tx, writeContext.organiser, writeContext.now);
  await award(tx, writeContext, { rosters: [full] }, readFacts);
}

/** Grants badges after a player of a list has got a phone number. */
export async function awardForNumber(
  tx: Writer,
  writeContext: WriteContext,
  listId: string,
): Promise<void> {
  const upperBound = { lists: [{ players: 0, withNumber: Infinity }] };
  const readFacts = async () => ({
    lists: await listCounts(tx, writeContext.organiser.id, listId),
  });
  await award(tx, writeContext, upperBound, readFacts);
}

export async function awardForNewMatch(
  tx: Writer,
  writeContext: WriteContext,
  { isRecurring: hasWeeklyMatch }: Pick<Match, 'isRecurring'>,
): Promise<void> {
  const { organiser, now } = writeContext;
  const upperBound = { hasWeeklyMatch, matchesCreated: [now, now, now] };
  const readFacts = async () => ({
    hasWeeklyMatch,
    ...(await matchesCreated(tx, organiser, now)),
  });
  await award(tx, writeContext, upperBound, readFacts);
}

/** Grants badges after a change of a match: it may have become weekly, completed, or fully confirmed. */
export async function awardForMatch(
  tx: Writer,
  writeContext: WriteContext,
  { isRecurring, playerCount, confirmedCount, status }: Match,
): Promise<void> {
  const seen = {
    hasWeeklyMatch: isRecurring,
    rosters: [{ players: playerCount, confirmed: confirmedCount }],
  };
  const upperBound = { ...seen, completedMatches: status === 'completado' ? Infinity : 0 };
  const readFacts = async () => ({
    ...seen,
    ...(await completedMatches(tx, writeContext.organiser, writeContext.now)),
  });
  await award(tx, writeContext, upperBound, readFacts);
}

/**
 * Returns the badge types among the given ones that the organiser has not earned yet; a weekly badge counts as missing
 * if it was not earned in this week.
 */
export async function missingOf(
  db: Reader,
  writeContext: Pick<WriteContext, 'organiser' | 'now'>,
  types: readonly BadgeType[],
): Promise<BadgeType[]> {
  const earned = await earnedPeriods(db, writeContext.organiser.id);
  const clock = clockOf(writeContext);
  return types.filter((type) => {
    const period = badgePeriod(type, clock);
    return !earned.some((badge) => badge.type === type && badge.period === period);
  });
}

/**
 * Stores earned badges and returns how many of them the organiser did not have yet. A badge that is there already keeps
 * only the players that the award names.
 */
export async function grant(
  tx: Writer,
  writeContext: WriteContext,
  awards: readonly Award[],
): Promise<number> {
  let granted = 0;
  for (const { type, period, playerIds } of awards) {
    const badge = { user_id: writeContext.organiser.id, type, period };
    const earned_at = timestamp(writeContext.now);
    const isNew = await insertBadge(tx, { ...badge, earned_at }, playerIds);
    if (!isNew && !(await keepPlayersOfBadge(tx, badge, playerIds))) continue;
    writeContext.recordChange('badge', type);
    if (isNew) granted += 1;
  }
  return granted;
}

export function clockOf({ organiser, now }: Pick<WriteContext, 'organiser' | 'now'>) {
  return { now, timeZone: organiser.timeZone ?? DEFAULT_TIME_ZONE };
}
