import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Adds columns that say whose share a charge is, with which cost and price the accounts of a match were closed, which
 * differences the organiser left in closed accounts, which players who never pay do pay for a match, and who was
 * confirmed when a match was suspended.
 */
export const closedAccounts: Migration = async (tx, { text }) => {
  await tx.schema.alterTable('ledger_entries').addColumn('share_of', text).execute();
  await tx.schema.alterTable('match_money').addColumn('closed_cost', 'bigint').execute();
  await tx.schema.alterTable('match_money').addColumn('closed_price', 'bigint').execute();
  await tx.schema.alterTable('match_money').addColumn('kept_accounts', text).execute();
  for (const flag of ['pays_today', 'was_confirmed']) {
    await tx.schema
      .alterTable('match_money_players')
      .addColumn(flag, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  }
  await sql`update match_money set closed_cost = cost, closed_price = price
    where closed_at is not null`.execute(tx);
  await sql`update ledger_entries set is_share = 1
    where kind = 'charge' and note = 'Seña perdida'`.execute(tx);
  await sql`update ledger_entries set share_of = player_id
    where kind = 'charge' and is_share = 1`.execute(tx);
  // A guest who no longer exists gets the id of the entry, which is the id of no player.
  await sql`update ledger_entries set share_of = coalesce(
      (select min(guests.player_id) from guests
        join players on players.user_id = guests.user_id and players.player_id = guests.player_id
        where guests.user_id = ledger_entries.user_id and guests.match_id = ledger_entries.match_id
          and guests.host_id = ledger_entries.player_id
          and players.name || ' (invitado)' = ledger_entries.note), entry_id)
    where kind = 'charge' and is_share = 1 and note like '% (invitado)'`.execute(tx);
  await sql`insert into match_money_players
      (user_id, match_id, player_id, is_exempt, is_absent, is_charged_anyway, pays_own, was_confirmed)
    select confirmations.user_id, confirmations.match_id, confirmations.player_id, 0, 0, 0, 0, 1
    from confirmations join matches on matches.user_id = confirmations.user_id
      and matches.match_id = confirmations.match_id
    where matches.status = 'cancelado' and confirmations.confirmed = 1
    on conflict (user_id, match_id, player_id) do update set was_confirmed = 1`.execute(tx);
};
