import { sql } from 'kysely';
import { timestamp } from '../timestamps.ts';
import type { Migration } from './migration.ts';

const OF_MATCH = ['user_id', 'match_id'] as const;
const HOUR_MS = 60 * 60 * 1000;

type Tables = Parameters<Migration>;

/**
 * Adds the tables for the results of votes for la figura. Once the voting of a match has closed, 26 hours after its
 * start, only the total of each player is stored. Votes of matches that closed before this migration are counted with
 * the teams that are saved now, and deleted.
 */
export const figuraTotals: Migration = async (...tables) => {
  const [tx, { text }] = tables;
  await create(tables, 'figura_closings')
    .addPrimaryKeyConstraint('figura_closings_pk', [...OF_MATCH])
    .execute();
  await create(tables, 'figura_totals')
    .addColumn('player_id', text, (c) => c.notNull())
    .addColumn('votes', 'integer', (c) => c.notNull().check(sql`votes > 0`))
    .addPrimaryKeyConstraint('figura_totals_pk', [...OF_MATCH, 'player_id'])
    .execute();
  await sql`
    insert into figura_closings (user_id, match_id)
    select distinct vote.user_id, vote.match_id
    from figura_votes as vote
    join matches on matches.user_id = vote.user_id and matches.match_id = vote.match_id
    where matches.starts_at <= ${timestamp(Date.now() - 26 * HOUR_MS)}
    order by vote.user_id, vote.match_id`.execute(tx);
  await countVotes(tx);
  await sql`
    delete from figura_votes where exists (
      select 1 from figura_closings as closing
      where closing.user_id = figura_votes.user_id and closing.match_id = figura_votes.match_id
    )`.execute(tx);
};

const create = ([tx, { text }]: Tables, table: string) =>
  tx.schema
    .createTable(table)
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('match_id', text, (c) => c.notNull())
    .addForeignKeyConstraint(`${table}_match`, [...OF_MATCH], 'matches', [...OF_MATCH]);

/**
 * Stores the totals of matches with at least three votes that count. A vote counts when its voter and its candidate are
 * both in the teams claro or oscuro.
 */
async function countVotes(tx: Tables[0]): Promise<void> {
  await sql`
    with played as (
      select place.user_id, place.match_id, place.player_id
      from team_players as place
      join teams on teams.user_id = place.user_id and teams.team_id = place.team_id
      where teams.name in ('claro', 'oscuro')
    ), cast_votes as (
      select vote.user_id, vote.match_id, vote.figura_id,
        count(*) over (partition by vote.user_id, vote.match_id) as votes_cast
      from figura_votes as vote
      join figura_closings as closing
        on closing.user_id = vote.user_id and closing.match_id = vote.match_id
      join played as voter on voter.user_id = vote.user_id
        and voter.match_id = vote.match_id and voter.player_id = vote.player_id
      join played as candidate on candidate.user_id = vote.user_id
        and candidate.match_id = vote.match_id and candidate.player_id = vote.figura_id
    )
    insert into figura_totals (user_id, match_id, player_id, votes)
    select user_id, match_id, figura_id, count(*)
    from cast_votes
    where votes_cast >= 3
    group by user_id, match_id, figura_id
    order by user_id, match_id, figura_id`.execute(tx);
}
