import {
  MATCH_DURATION_MS,
  matchStatus,
  MESSAGES,
  type Match,
  type MatchPlayerReply,
} from '@picadito/domain';
import type { CountedMatch } from '../store/tables/matches/counted-matches.ts';
import { findMatch } from '../store/tables/matches/matches.ts';
import { rosterOf } from '../store/tables/matches/roster.ts';
import type { Reader } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { orNotFound, ownedMatch } from '../transactions/load-owned.ts';
import { detailsOfRow } from '../store/tables/matches/match-columns.ts';

export async function readMatch(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<{ match: Match; unchangedUntil: number }> {
  const row = await ownedMatch(context, organiser, matchId);
  const now = context.now();
  return { match: matchReply(row, now), unchangedUntil: statusUntil(row, now) };
}

export async function matchIn(db: Reader, userId: string, matchId: string, now: number) {
  return matchReply(orNotFound(await findMatch(db, userId, matchId, timestamp(now))), now);
}

/** Returns the players of a match with their attendance, by name. */
export async function readRoster(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<MatchPlayerReply[]> {
  const { store, now } = context;
  const match = await ownedMatch(context, organiser, matchId);
  if (match.list_id === null) context.log(MESSAGES.matchWithoutList.replace('{id}', matchId));
  return rosterOf(store.read, organiser.id, matchId, timestamp(now()));
}

/**
 * Returns the instant (epoch milliseconds) at which the clock changes the status of a match: a match that does not
 * repeat is completed once it is over. Returns Infinity when the clock does not change the status.
 */
export function statusUntil(
  { status, is_recurring, starts_at }: CountedMatch,
  now: number,
): number {
  const over = Date.parse(starts_at) + MATCH_DURATION_MS;
  return status === null && is_recurring === 0 && now < over ? over : Infinity;
}

export function matchReply(row: CountedMatch, now: number): Match {
  return {
    id: row.match_id,
    userId: row.user_id,
    organizerId: row.user_id,
    ...detailsOfRow(row),
    status: matchStatus({
      stored: row.status,
      isRecurring: row.is_recurring === 1,
      startsAt: Date.parse(row.starts_at),
      now,
    }),
    seriesId: row.series_id,
    playerCount: row.list_player_count + row.guest_count,
    confirmedCount: row.confirmed_count,
    teamCounts:
      row.claro_count === null && row.oscuro_count === null
        ? null
        : {
            claro: row.claro_count ?? 0,
            oscuro: row.oscuro_count ?? 0,
            suplentes: row.suplente_count ?? 0,
          },
    createdAt: row.created_at,
  };
}
