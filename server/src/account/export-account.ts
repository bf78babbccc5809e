import { rosterMaker, type AccountExport, type MatchPlayerReply } from '@picadito/domain';
import { everyConfirmation, everyMatch } from '../store/tables/account.ts';
import { badgesOf } from '../store/tables/badges.ts';
import { everyCall } from '../store/tables/calls.ts';
import { listsOf } from '../store/tables/lists.ts';
import { rosterChangesOf } from '../store/tables/stats.ts';
import type { Reader } from '../store/transaction.ts';
import { teamsOf } from '../store/tables/teams.ts';
import { timestamp } from '../store/timestamps.ts';
import { findUser, identitiesOf } from '../store/tables/users.ts';
import { grantTimeBasedBadges } from '../badges/badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { teamConstraintsOf } from '../teams/team-constraints.ts';
import { orNotFound } from '../transactions/load-owned.ts';
import { statsIn } from '../ranking/player-stats.ts';
import { profileOf } from './profile.ts';
import { matchReply } from '../matches/read-matches.ts';
import { devicesIn } from '../identity/sessions/sessions.ts';
import { teamsReply } from '../teams/teams.ts';

/** All stored data of the organiser, in one snapshot, in the shapes of the other replies. */
export async function exportAccount(
  context: Context,
  organiser: Organiser,
  token: string,
): Promise<AccountExport> {
  const { id } = organiser;
  await grantTimeBasedBadges(context, organiser);
  const time = context.now();
  return context.store.snapshot(async (db) => {
    const { players, stats } = await statsIn(db, id, time);
    return {
      exportedAt: timestamp(time),
      profile: await profileOf(db, orNotFound(await findUser(db, id))),
      identities: await identitiesOf(db, id),
      sessions: await devicesIn(db, id, token, time),
      lists: await listsOf(db, id),
      players,
      matches: await matchesIn(db, id, players, time),
      stats,
      badges: await badgesOf(db, id),
      marks: await teamConstraintsOf(db, id),
    };
  });
}

/** The matches with their players, calls and teams: five statements, however many there are. */
async function matchesIn(
  db: Reader,
  userId: string,
  players: AccountExport['players'],
  now: number,
): Promise<AccountExport['matches']> {
  const rows = await everyMatch(db, userId, timestamp(now));
  const changes = Map.groupBy(await rosterChangesOf(db, userId), ({ matchId }) => matchId);
  const confirmations = Map.groupBy(await everyConfirmation(db, userId), ({ matchId }) => matchId);
  const calls = Map.groupBy(await everyCall(db, userId), ({ matchId }) => matchId);
  const teams = await teamsOf(db, userId);
  const rosterOf = rosterMaker(players, timestamp(now));
  return rows.map((row) => {
    const calling = { listId: row.list_id, startsAt: row.starts_at, createdAt: row.created_at };
    const attendances = new Map(
      confirmations.get(row.match_id)?.map((attendance) => [attendance.playerId, attendance]),
    );
    const roster = rosterOf(calling, changes.get(row.match_id) ?? []);
    const saved = teams.get(row.match_id);
    return {
      ...matchReply(row, now),
      players: roster.map(({ id, name, skillLevel, whatsapp, rating }): MatchPlayerReply => ({
        id,
        name,
        skillLevel,
        whatsapp,
        rating,
        confirmed: attendances.get(id)?.confirmed === 1,
        confirmedAt: attendances.get(id)?.confirmedAt ?? null,
        declined: attendances.get(id)?.declined === 1,
      })),
      teams: saved ? teamsReply(row.match_id, saved) : null,
      sitOut: row.sit_out,
      calls: (calls.get(row.match_id) ?? []).map(({ playerId, calledAt }) => ({
        playerId,
        calledAt,
      })),
    };
  });
}
