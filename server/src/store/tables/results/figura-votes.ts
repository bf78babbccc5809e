import { figuraOf, MATCH_DURATION_MS, VOTING_MS, type Figura } from '@picadito/domain';
import { prepared } from '../../prepared.ts';
import { timestamp } from '../../timestamps.ts';
import type { Reader, Writer } from '../../transaction.ts';
import { placesInTeams } from '../statistics/places-in-teams.ts';
import { firstStartAfter } from '../statistics/stats.ts';

type OfMatch = { userId: string; matchId: string };
type OfDevice = OfMatch & { deviceHash: string };
/** `name`: as the teams were saved. */
export type FiguraPlayer = { playerId: string; name: string };

/** The votes of matches that started later are not read: until its close no program counts them. */
export const closedBefore = (now: number) => timestamp(now - MATCH_DURATION_MS - VOTING_MS);

/** Of a match; null before the close. */
export async function findFigura(
  db: Reader,
  { now, ...match }: OfMatch & { now: number },
): Promise<Figura<FiguraPlayer> | null> {
  const rows = await selectOfMatch(db, { ...match, closed: closedBefore(now) });
  return figuraOf(rows.map(countedVotes));
}

/** Of these matches: for whom how many votes are, once they are counted. */
export async function votesOfMatches(
  db: Reader,
  userId: string,
  { ids, now }: { ids: readonly string[]; now: number },
): Promise<{ matchId: string; playerId: string; votes: number }[]> {
  const rows = await votesFor(db, userId, closedBefore(now))
    .where('vote.match_id', 'in', ids)
    .execute();
  return rows.map(({ match_id: matchId, figura_id: playerId, votes }) => {
    return { matchId, playerId, votes };
  });
}

type Row = { figura_id: string; name: string; votes: number };
export const countedVotes = ({ figura_id: playerId, name, votes }: Row) => {
  return { player: { playerId, name }, votes };
};

const selectOfMatch = prepared(
  (db: Reader, { userId, matchId, closed }: OfMatch & { closed: string }) =>
    votesFor(db, userId, closed).where('vote.match_id', '=', matchId),
);

/** Votes of players of both teams as they are saved now, for players of them. */
export function standingVotes(db: Reader, userId: string, closed: string) {
  return placesInTeams(db, userId)
    .innerJoin('figura_votes as vote', (join) =>
      join
        .onRef('vote.user_id', '=', 'team_players.user_id')
        .onRef('vote.match_id', '=', 'team_players.match_id')
        .onRef('vote.figura_id', '=', 'team_players.player_id'),
    )
    .innerJoin('team_players as voter', (join) =>
      join
        .onRef('voter.user_id', '=', 'vote.user_id')
        .onRef('voter.match_id', '=', 'vote.match_id')
        .onRef('voter.player_id', '=', 'vote.player_id'),
    )
    .innerJoin('teams as side', (join) =>
      join
        .onRef('side.user_id', '=', 'voter.user_id')
        .onRef('side.team_id', '=', 'voter.team_id')
        .on('side.name', '!=', 'suplente'),
    )
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'vote.user_id')
        .onRef('matches.match_id', '=', 'vote.match_id'),
    )
    .where('matches.starts_at', '<=', closed)
    .where((eb) =>
      eb.or([eb('matches.status', 'is', null), eb('matches.status', '!=', 'cancelado')]),
    );
}

/** For whom how many are. */
export function votesFor(db: Reader, userId: string, closed: string) {
  return standingVotes(db, userId, closed)
    .select((eb) => eb.fn.countAll<number>().as('votes'))
    .select(['vote.match_id', 'vote.figura_id', 'team_players.name'])
    .groupBy(['vote.match_id', 'vote.figura_id', 'team_players.name'])
    .orderBy('vote.match_id')
    .orderBy('team_players.name')
    .orderBy('vote.figura_id');
}

/** When the first match starts whose votes are not counted yet; null without one. */
export const nextToCount = (db: Reader, userId: string, now: number): Promise<string | null> =>
  firstStartAfter(db, userId, closedBefore(now));

/** For whom the device has voted, and as whom. */
export async function voteOfDevice(
  db: Reader,
  device: OfDevice,
): Promise<{ playerId: string; figuraId: string } | undefined> {
  const [row] = await selectOfDevice(db, device);
  return row && { playerId: row.player_id, figuraId: row.figura_id };
}

const selectOfDevice = prepared((db: Reader, { userId, matchId, deviceHash }: OfDevice) =>
  db
    .selectFrom('figura_votes')
    .select(['player_id', 'figura_id'])
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('device_hash', '=', deviceHash),
);

/** In the place of the vote that the player has. */
export async function storeVote(
  tx: Writer,
  { userId: user_id, matchId: match_id, deviceHash: device_hash }: OfDevice,
  { playerId: player_id, figuraId: figura_id }: { playerId: string; figuraId: string },
): Promise<void> {
  await tx
    .insertInto('figura_votes')
    .values({ user_id, match_id, player_id, device_hash, figura_id })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'match_id', 'player_id'])
        .doUpdateSet({ device_hash, figura_id }),
    )
    .execute();
}
