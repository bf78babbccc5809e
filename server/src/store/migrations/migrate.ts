import type { Kysely, Transaction } from 'kysely';
import type { ColumnTypes, Engine, Index } from '../engines/dialect.ts';
import type { Schema } from '../schema.ts';
import { createJournal, hasServers, journal, note, refuseNewer } from './journal.ts';
import type { Step } from './migration.ts';
import { dueOf, mustWait, roll } from './roll.ts';
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
import { linkCodes } from './051-link-codes.ts';
import { servers } from './053-servers.ts';
import { distinctPositions } from './054-distinct-positions.ts';
import { noticesOfHelpers } from './055-notices-of-helpers.ts';
import { joinedLater } from './056-joined-later.ts';
import { gamesByAuthor, hands, ledgersByAuthor, ledgersByVoider } from './057-hands.ts';

/**
 * All migrations by name, in the order in which they run. A migration that has been released is never edited, because
 * databases have already run it.
 */
export const MIGRATIONS: Record<string, Step> = {
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
  '051-link-codes': linkCodes,
  '053-servers': servers,
  '054-distinct-positions': distinctPositions,
  '055-notices-of-helpers': noticesOfHelpers,
  '056-joined-later': joinedLater,
  '057-hands': hands,
  '058-ledgers-by-author': ledgersByAuthor,
  '059-ledgers-by-voider': ledgersByVoider,
  '060-games-by-author': gamesByAuthor,
};

/**
 * Called before a database with data is migrated to a newer schema, for example to make a backup; throws to refuse the
 * migration. Returns a function that discards the preparation, which is called when another server has already migrated
 * the database.
 */
export type BeforeUpgrade = (upgraded: {
  done: readonly string[];
  /** Size of the database in bytes. */
  size: number;
  /** True if servers serve the database meanwhile. */
  isServed: boolean;
}) => Promise<() => void>;

export type Watch = {
  beforeUpgrade?: BeforeUpgrade | undefined;
  /** Called with a line about what an upgrade beside servers waits for. */
  onWait?: ((line: string) => void) | undefined;
};

/**
 * Brings the schema up to date, and returns the names of the applied migrations. Without other servers this is one
 * transaction, so that a kill leaves the old schema or the new one. Beside servers it is a transaction for each step, and
 * contracts may have to wait for a later start (docs/decisions/036). When two servers start at once, one migrates and
 * the other waits.
 */
export async function migrate(
  db: Kysely<Schema>,
  engine: Engine,
  migrations = MIGRATIONS,
  { beforeUpgrade, onWait = () => {} }: Watch = {},
): Promise<string[]> {
  await createJournal(db);
  const done = await journal(db);
  await refuseNewer(db, done, Object.keys(migrations));
  const { rolling } = engine;
  const servers = async () => (rolling && hasServers(done) ? rolling.seen(db) : []);
  const seen = await servers();
  if (dueOf(migrations, done, seen).length === 0) return [];
  if (beforeUpgrade && done.length > 0) {
    const isServed = seen.length > 0;
    const discard = await beforeUpgrade({ done, size: await engine.size(db), isServed });
    if ((await journal(db)).length > done.length) discard();
  }
  // A server may have started during the backup.
  if (rolling && (await servers()).length > 0)
    return roll(db, { ...engine, rolling }, migrations, onWait);
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
  for (const one of dueOf(migrations, done, [])) {
    if (hasServers(done) && (await mustWait(tx, engine, { one, migrations, done }))) break;
    const isMine = await note(tx, one, done);
    done.push(one[0]);
    if (!isMine) continue;
    await runWithin(tx, one[1], types);
    applied.push(one[0]);
  }
  return applied;
}

async function runWithin(tx: Transaction<Schema>, migration: Step, types: ColumnTypes) {
  if (typeof migration === 'function') await migration(tx, types);
  else if (migration.kind === 'backfill') while ((await migration.batch(tx)) > 0);
  else if (migration.kind === 'index') await createIndex(tx, migration.index);
  else await migration.change(tx, types);
}

/** Creates an index in place of one whose concurrent build was killed. */
async function createIndex(tx: Transaction<Schema>, { name, table, columns, isUnique }: Index) {
  await tx.schema.dropIndex(name).ifExists().execute();
  const index = tx.schema
    .createIndex(name)
    .on(table)
    .columns([...columns]);
  await (isUnique ? index.unique() : index).execute();
}
