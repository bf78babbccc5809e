import { engineAt } from '../../src/store/engines/engine-at.ts';
import { openStore } from '../../src/store/store.ts';
import { TABLES } from '../../src/store/table-list.ts';
import { changesUser, hasSubSelectInValues, untiedTables } from './distribution-rules.ts';
import { spreadStatements } from './partitions.ts';
import { plansOf, fullScans, searchesByOthers, type Plan } from './query-plans.ts';
import type { Statements } from './recording.ts';
import { ENGINE, temporaryDatabase } from '../temporary-database.ts';

/**
 * The only statements that may lack the user's id (docs/decisions/013), by their purpose; each uses an index. They find
 * the user by something else, serve a periodic job for all users, or read what others share with the user: rows in which
 * another column names the user, and the accounts of several users.
 */
const WITHOUT_USER: Record<string, RegExp> = {
  'the session of an old token':
    /^select "user_id" as "userId", "token_hash" as "tokenHash" from "sessions" where "old_token_hash" = \S+$/,
  'a user by his identity':
    /^select "user_id" from "identities" where "issuer" = \S+ and "subject" = \S+$/,
  'the subject of a code': /^select .* from "link_codes" where "code_hash" = \S+ and "kind" = \S+$/,
  'the helped lists of a user':
    /^select .* from "helpers" inner join "users" .* where "helpers"."helper_user_id" = \S+( and .*)?$/,
  'the help of a deleted account': /^select \* from "helpers" where "helper_user_id" = \S+$/,
  'the owners for whom a user has written':
    /^select distinct "user_id" from "(ledger_entries|games)" where "(author|voided_by)_user_id" = \S+$/,
  'the purge of invitations':
    /^delete from "helpers" where "expires_at" <= \S+ and "accepted_at" is null returning .*$/,
  'a key of the database by its name':
    /^(select "key" from "server_keys" where "name" = \S+ ?(for update)?|insert into "server_keys" .+)$/,
  'the purge of sessions': /^delete from "sessions" where "(created|last_seen)_at" < \S+$/,
  'the purge of deleted matches': /^delete from "deleted_matches" where "deleted_at" < \S+$/,
  'the purge of changes': /^delete from "changes" where "at" < \S+$/,
  'the purge of answers':
    /^delete from "idempotency_(keys" where|ids" where .* from "idempotency_keys" where) "created_at" < \S+\)?$/,
  'the purge of devices': /^delete from "devices" where "used_at" < \S+$/,
  'the purge of answers by links':
    /^delete from "(answer(s|_log|_undos)|guests)" where "((answered|brought)_)?at" < \S+ and exists \(select "matches"."match_id" from "matches" where .*\)$/,
  'the purge of proposals':
    /^delete from "proposals" where "made_at" < \S+( and "dismissed_until" < \S+| and exists \(select "matches"."match_id" from "matches" where .*\))?$/,
  'the purge of claims to have paid': /^delete from "money_claims" where "at" < \S+$/,
  'the purge of what undoes merges':
    /^update "merged_players" set "undo" = \S+ where "merged_at" < \S+ and "undo" is not null$/,
  'the purge of offered lists': /^delete from "handovers" where "expires_at" < \S+$/,
  'the lists that are offered to a user':
    /^select .* from "handovers" inner join "helpers" .* where .* and "helpers"."helper_user_id" = \S+ order by .*$/,
  'the purge of proposed scores': /^delete from "score_proposals" where "proposed_at" < \S+$/,
  'autopilots that may have something to do':
    /^select .* from "autopilots" .* where "autopilots"."stopped_at" is null and "autopilots"."is_paused" = 0 and "users"."is_asleep" = 0 and .* limit \S+$/,
  'the purge of what captains did':
    /^delete from "captain_actions" where "at" < \S+ and exists \(select "matches"."match_id" from "matches" where .*\)$/,
  'the purge of what autopilots did':
    /^delete from "autopilot_steps" where "at" < \S+ and exists \(select "matches"."match_id" from "matches" where .*\)$/,
  'organisers whose matches may be news':
    /^select .* from "notice_watches" inner join "users" .* where "users"."is_asleep" != \S+ and "notice_watches"."due_at" (> \S+ and .*|<= \S+) limit \S+$/,
  'messages that are due':
    /^select \* from "pushes" where "due_at" <= \S+ .*order by "due_at" limit \S+$/,
  'whose notices go to an endpoint':
    /^select .* from "(sessions|devices)" where "endpoint_hash" = \S+$/,
  'matches in which places are kept no longer':
    /^select .* from "answer_settings" inner join "users" .* where "answer_settings"."kept_until" <= \S+ order by "answer_settings"."kept_until" limit \S+$/,
  'surveys that have to close':
    /^select .* from "surveys" inner join "users" .* where "surveys"."is_closed" = \S+ and "surveys"."closes_at" <= \S+ order by "surveys"."closes_at" limit \S+$/,
  'the accounts of helpers':
    /^select "user_id", "name", "photo_url" from "users" where "user_id" in \(.+\)$/,
  'versions of those who listen':
    /^select "user_id" as "userId", "last_timestamp" as "version" from "users" where "user_id" in \(.+\)$/,
  'weekly matches that are due':
    /^select .* where "matches"."is_recurring" = 1 and "matches"."ends_at" <= \S+ order by "matches"."ends_at" limit \S+$/,
};

/** Patterns of statements about one user that may use an index of another column in their condition. */
const BY_BOTH = [
  /^(update|select ("users"."last_timestamp" from "users" inner join|"(subscription|created_at)" from)) "sessions" .*where \S*"user_id" = \S+ and \S*"token_hash" = \S+( and "(last_seen_at" < \S+|subscription" is not null))? ?(for update)?$/,
  /^select .* from "group_links" .* inner join "server_keys" on "server_keys"."name" = \S+ .*$/,
  /^(select "rights" from|update) "helpers" (set \S+ = \S+ )?where "user_id" = \S+ and "list_id" = \S+ and "helper_user_id" = \S+( and "confirmed_at" is not null)?$/,
  /^(update|delete from) "answer_log" .*where "user_id" = \S+ and "match_id" = \S+ and "at" = \S+$/,
];

/**
 * Checks recorded statements, and returns those that scan a table or an index, those that search an index without the
 * user, those that lack the user's id, and those that an engine with spread tables refuses or runs on several machines.
 * `exceptions` are the names of the permitted exceptions that occurred.
 */
export async function violations(statements: Statements) {
  const { address, remove } = await temporaryDatabase();
  await openStore(engineAt(address)).then(({ close }) => close());
  const ours = [...statements].filter(([text]) => isOfTables(text));
  const plans = await plansOf(new Map(ours), address);
  await remove();
  const isAllowed = ({ sql }: Plan) => exceptionOf(sql) !== undefined;
  const others = plans.filter((plan) => !isAllowed(plan));
  return {
    count: plans.length,
    scans: fullScans(plans),
    byOthers: searchesByOthers(
      others.filter(({ sql }) => !BY_BOTH.some((allowed) => allowed.test(sql))),
    ),
    withoutUser: others.filter(({ sql }) => !isOfUser(sql)).map(({ sql }) => sql),
    spread:
      ENGINE === 'sqlite'
        ? []
        : await spreadStatements(ours.filter(([text]) => exceptionOf(text) === undefined)),
    refused: plans.map(({ sql }) => sql).filter(isRefused),
    exceptions: new Set(plans.flatMap(({ sql }) => exceptionOf(sql) ?? [])),
  };
}

/** Returns whether an engine that spreads users over machines refuses the statement. */
function isRefused(text: string): boolean {
  const isUntied = exceptionOf(text) !== undefined && untiedTables(text).length > 0;
  return hasSubSelectInValues(text) || changesUser(text) || isUntied;
}

export const EXCEPTIONS = Object.keys(WITHOUT_USER);

function exceptionOf(text: string): string | undefined {
  return EXCEPTIONS.find((name) => WITHOUT_USER[name]?.test(text));
}

function isOfTables(text: string): boolean {
  const isOfOurs = Object.keys(TABLES).some((table) => text.includes(`"${table}"`));
  return isOfOurs && /^(with|select|insert|update|delete)\b/.test(text);
}

/** Returns whether a statement restricts its rows to one user, or inserts rows with a user's id. */
function isOfUser(text: string): boolean {
  return text.startsWith('insert')
    ? /^insert into "\w+" \([^)]*"user_id"/.test(text)
    : /"user_id" = (\?|\$\d+)/.test(text);
}
