-- Spreads a database of Picadito over the machines of a Citus cluster (docs/decisions/013, docs/running.md).
-- Run this file once, with psql on the coordinator, on a migrated database without users, while no server runs:
--   psql --no-psqlrc --set ON_ERROR_STOP=1 --single-transaction --file citus.sql "$DATABASE_URL"
-- The extension citus has been created in the database, and its workers have been added, before.

-- A database with users is refused: their rows would be moved while servers may change them.
do $$ begin
  if exists (select from users) then
    raise 'this database has users: back it up, and restore the backup into an empty one after this file has run';
  end if;
end $$;

-- Every machine has these tables whole: they are small, and statements read them before the user is known.
-- Such a table cannot refer to a spread table, so the database no longer checks that the user of an identity exists.
alter table identities drop constraint identities_user;
select create_reference_table('server_keys');
select create_reference_table('identities');
select create_reference_table('link_codes');

-- All rows of a user are on one machine. A table comes after the tables that its foreign keys refer to.
select create_distributed_table('users', 'user_id');
select create_distributed_table('sessions', 'user_id', colocate_with => 'users');
select create_distributed_table('changes', 'user_id', colocate_with => 'users');
select create_distributed_table('idempotency_keys', 'user_id', colocate_with => 'users');
select create_distributed_table('idempotency_ids', 'user_id', colocate_with => 'users');
select create_distributed_table('players_lists', 'user_id', colocate_with => 'users');
select create_distributed_table('group_links', 'user_id', colocate_with => 'users');
select create_distributed_table('helpers', 'user_id', colocate_with => 'users');
select create_distributed_table('handovers', 'user_id', colocate_with => 'users');
select create_distributed_table('players', 'user_id', colocate_with => 'users');
select create_distributed_table('merged_players', 'user_id', colocate_with => 'users');
select create_distributed_table('player_stats', 'user_id', colocate_with => 'users');
select create_distributed_table('absences', 'user_id', colocate_with => 'users');
select create_distributed_table('keepers', 'user_id', colocate_with => 'users');
select create_distributed_table('level_suggestions', 'user_id', colocate_with => 'users');
select create_distributed_table('pairs', 'user_id', colocate_with => 'users');
select create_distributed_table('matches', 'user_id', colocate_with => 'users');
select create_distributed_table('deleted_matches', 'user_id', colocate_with => 'users');
select create_distributed_table('match_roster_changes', 'user_id', colocate_with => 'users');
select create_distributed_table('match_moves', 'user_id', colocate_with => 'users');
select create_distributed_table('confirmations', 'user_id', colocate_with => 'users');
select create_distributed_table('devices', 'user_id', colocate_with => 'users');
select create_distributed_table('proposals', 'user_id', colocate_with => 'users');
select create_distributed_table('answers', 'user_id', colocate_with => 'users');
select create_distributed_table('guests', 'user_id', colocate_with => 'users');
select create_distributed_table('answer_log', 'user_id', colocate_with => 'users');
select create_distributed_table('answer_undos', 'user_id', colocate_with => 'users');
select create_distributed_table('answer_settings', 'user_id', colocate_with => 'users');
select create_distributed_table('captains', 'user_id', colocate_with => 'users');
select create_distributed_table('captain_actions', 'user_id', colocate_with => 'users');
select create_distributed_table('calls', 'user_id', colocate_with => 'users');
select create_distributed_table('bibs', 'user_id', colocate_with => 'users');
select create_distributed_table('teams', 'user_id', colocate_with => 'users');
select create_distributed_table('team_players', 'user_id', colocate_with => 'users');
select create_distributed_table('shown_teams', 'user_id', colocate_with => 'users');
select create_distributed_table('autopilots', 'user_id', colocate_with => 'users');
select create_distributed_table('autopilot_steps', 'user_id', colocate_with => 'users');
select create_distributed_table('notice_watches', 'user_id', colocate_with => 'users');
select create_distributed_table('noticed_matches', 'user_id', colocate_with => 'users');
select create_distributed_table('pushes', 'user_id', colocate_with => 'users');
select create_distributed_table('results', 'user_id', colocate_with => 'users');
select create_distributed_table('scorers', 'user_id', colocate_with => 'users');
select create_distributed_table('score_proposals', 'user_id', colocate_with => 'users');
select create_distributed_table('games', 'user_id', colocate_with => 'users');
select create_distributed_table('finished_nights', 'user_id', colocate_with => 'users');
select create_distributed_table('figura_votes', 'user_id', colocate_with => 'users');
select create_distributed_table('figura_closings', 'user_id', colocate_with => 'users');
select create_distributed_table('figura_totals', 'user_id', colocate_with => 'users');
select create_distributed_table('surveys', 'user_id', colocate_with => 'users');
select create_distributed_table('survey_devices', 'user_id', colocate_with => 'users');
select create_distributed_table('survey_opinions', 'user_id', colocate_with => 'users');
select create_distributed_table('survey_verdicts', 'user_id', colocate_with => 'users');
select create_distributed_table('list_money', 'user_id', colocate_with => 'users');
select create_distributed_table('ledger_entries', 'user_id', colocate_with => 'users');
select create_distributed_table('never_pays', 'user_id', colocate_with => 'users');
select create_distributed_table('money_claims', 'user_id', colocate_with => 'users');
select create_distributed_table('match_money', 'user_id', colocate_with => 'users');
select create_distributed_table('match_money_players', 'user_id', colocate_with => 'users');
select create_distributed_table('badges', 'user_id', colocate_with => 'users');
select create_distributed_table('badge_players', 'user_id', colocate_with => 'users');
