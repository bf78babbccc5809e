import { sql, type Kysely, type Transaction } from 'kysely';
import type { Engine } from '../engines/dialect.ts';
import type { Schema } from '../schema.ts';
import type { Migration } from './migration.ts';
import { start } from './001-start.ts';
import { badges } from './002-badges.ts';
import { severalServers } from './003-several-servers.ts';
import { oldChanges } from './004-old-changes.ts';
import { evenings } from './005-evenings.ts';
import { counts } from './006-counts.ts';
import { idsOfResponses } from './007-ids-of-responses.ts';
import { changeDetails } from './008-change-details.ts';
import { matchSlots } from './009-match-slots.ts';
import { statistics } from './010-statistics.ts';
import { groupLinks } from './011-group-links.ts';
import { answers } from './012-answers.ts';
import { shownNames } from './013-shown-names.ts';
import { answersInTime } from './014-answers-in-time.ts';
import { guests } from './015-guests.ts';
import { personalLinks } from './016-personal-links.ts';
import { autopilot } from './017-autopilot.ts';
import { proposals } from './018-proposals.ts';
import { strictLinks } from './019-strict-links.ts';
import { results } from './020-results.ts';
import { figuras } from './021-figuras.ts';
import { surveys } from './022-surveys.ts';
import { levelSuggestions } from './023-level-suggestions.ts';
import { dismissedProposals } from './024-dismissed-proposals.ts';
import { knownToAllDevices } from './025-known-to-all-devices.ts';
import { lineUps } from './026-line-ups.ts';
import { sleepingUsers } from './027-sleeping-users.ts';
import { notices } from './028-notices.ts';
import { endpoints } from './029-endpoints.ts';
import { figuraTotals } from './030-figura-totals.ts';
import { surveyDevices } from './031-survey-devices.ts';
import { ownDevices } from './032-own-devices.ts';
import { nothingCounted } from './033-nothing-counted.ts';
import { movedMatches } from './034-moved-matches.ts';
import { badgePlayers } from './035-badge-players.ts';
import { calendarEntries } from './036-calendar-entries.ts';
import { money } from './037-money.ts';
import { formats } from './038-formats.ts';
import { nights } from './039-nights.ts';
import { moneyInMessages } from './040-money-in-messages.ts';
import { absences } from './041-absences.ts';
import { closedAccounts } from './042-closed-accounts.ts';
import { mergedPlayers } from './043-merged-players.ts';
import { captains } from './044-captains.ts';
import { regulars } from './045-regulars.ts';
import { bibs } from './046-bibs.ts';
import { helpers } from './047-helpers.ts';
import { handovers } from './048-handovers.ts';
import { authors } from './049-authors.ts';
import { sessionTokens } from './050-session-tokens.ts';
import { distinctPositions } from './054-distinct-positions.ts';

/**
 * All migrations by name, in the order in which they run. A migration that has been released is never edited, because
 * databases have already run it.
 */
export const MIGRATIONS: Record<string, Migration> = {
  '001-start': start,
  '002-badges': badges,
  '003-several-servers': severalServers,
  '004-old-changes': oldChanges,
  '005-evenings': evenings,
  '006-counts': counts,
  '007-ids-of-responses': idsOfResponses,
  '008-change-details': changeDetails,
  '009-match-slots': matchSlots,
  '010-statistics': statistics,
  '011-group-links': groupLinks,
  '012-answers': answers,
  '013-shown-names': shownNames,
  '014-answers-in-time': answersInTime,
  '015-guests': guests,
  '016-personal-links': personalLinks,
  '017-autopilot': autopilot,
  '018-proposals': proposals,
  '019-strict-links': strictLinks,
  '020-results': results,
  '021-figuras': figuras,
  '022-surveys': surveys,
  '023-level-suggestions': levelSuggestions,
  '024-dismissed-proposals': dismissedProposals,
  '025-known-to-all-devices': knownToAllDevices,
  '026-line-ups': lineUps,
  '027-sleeping-users': sleepingUsers,
  '028-notices': notices,
  '029-endpoints': endpoints,
  '030-figura-totals': figuraTotals,
  '031-survey-devices': surveyDevices,
  '032-own-devices': ownDevices,
  '033-nothing-counted': nothingCounted,
  '034-moved-matches': movedMatches,
  '035-badge-players': badgePlayers,
  '036-calendar-entries': calendarEntries,
  '037-money': money,
  '038-formats': formats,
  '039-nights': nights,
  '040-money-in-messages': moneyInMessages,
  '041-absences': absences,
  '042-closed-accounts': closedAccounts,
  '043-merged-players': mergedPlayers,
  '044-captains': captains,
  '045-regulars': regulars,
  '046-bibs': bibs,
  '047-helpers': helpers,
  '048-handovers': handovers,
  '049-authors': authors,
  '050-session-tokens': sessionTokens,
  '054-distinct-positions': distinctPositions,
};

/** Returns the version of a schema, which is the number of its newest migration, such as '029'. */
export function schemaVersion(migrations: readonly string[] = Object.keys(MIGRATIONS)): string {
  const numbers = migrations.map((name) => name.slice(0, 3));
  return numbers.toSorted().at(-1) ?? '000';
}

type Journal = { schema_migrations: { name: string } };

/**
 * Called before a database with data is migrated to a newer schema, for example to make a backup; throws to refuse the
 * migration. Returns a function that discards the preparation, which is called when another server has already migrated
 * the database.
 */
export type BeforeUpgrade = (upgraded: {
  done: readonly string[];
  /** Size of the database in bytes. */
  size: number;
}) => Promise<() => void>;

/** Error thrown when a newer version of the program has used the database. The database is left untouched. */
export class NewerSchemaError extends Error {}

/**
 * Brings the schema up to date in one transaction, so that a kill leaves the old schema or the new one. Returns the
 * names of the applied migrations. When two servers start at once, one migrates and the other waits.
 */
export async function migrate(
  db: Kysely<Schema>,
  engine: Engine,
  migrations = MIGRATIONS,
  beforeUpgrade?: BeforeUpgrade,
): Promise<string[]> {
  await createJournal(db);
  const done = await journal(db);
  const unknown = done.find((known) => !(known in migrations));
  if (unknown) throw new NewerSchemaError(`the database has the unknown migration ${unknown}`);
  if (Object.keys(migrations).every((name) => done.includes(name))) return [];
  if (beforeUpgrade && done.length > 0) {
    const discard = await beforeUpgrade({ done, size: await engine.size(db) });
    if ((await journal(db)).length > done.length) discard();
  }
  return db.transaction().execute((tx) => migrateWithin(tx, engine, migrations));
}

/** Runs the migrations that the database lacks within the caller's transaction, and returns their names. */
export async function migrateWithin(
  tx: Transaction<Schema>,
  engine: Engine,
  migrations = MIGRATIONS,
): Promise<string[]> {
  const types = await engine.beginMigration(tx);
  const done = await journal(tx);
  const applied: string[] = [];
  for (const [name, migration] of Object.entries(migrations)) {
    if (done.includes(name) || !(await note(tx, name))) continue;
    await migration(tx, types);
    applied.push(name);
  }
  return applied;
}

/**
 * Creates the table of applied migrations if it does not exist, and tries twice. When two servers create the table at
 * once, PostgreSQL refuses one of them in spite of `if not exists`.
 */
async function createJournal(db: Kysely<Schema>): Promise<void> {
  const create = sql`create table if not exists schema_migrations (name text primary key)`;
  try {
    await create.execute(db);
  } catch {
    // Depending on the moment, this is a unique violation or a duplicate type. A real fault fails again.
    await create.execute(db);
  }
}

/**
 * Stores the name of an applied migration and returns true; returns false when the name is stored already. The row is
 * the lock: a concurrent insert of the same name waits for this transaction.
 */
async function note(tx: Transaction<Schema>, name: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .withTables<Journal>()
    .insertInto('schema_migrations')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Returns the names of the migrations that a database has had. Throws if the database has no table of applied
 * migrations.
 */
export async function journal(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .withTables<Journal>()
    .selectFrom('schema_migrations')
    .select('name')
    .execute();
  return rows.map((row) => row.name);
}
