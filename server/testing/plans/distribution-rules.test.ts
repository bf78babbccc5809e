import { expect, test } from 'vitest';
import { changesUser, hasSubSelectInValues, untiedTables } from './distribution-rules.ts';

test('a sub-select among the values of an insert is found', () => {
  const insert = 'insert into "players" ("user_id", "name")';
  expect(hasSubSelectInValues(`${insert} values ($1, (select max("name") from "players"))`)).toBe(
    true,
  );
  expect(hasSubSelectInValues(`${insert} values ($1, 'select')`)).toBe(false);
  expect(hasSubSelectInValues(`${insert} select "user_id", "name" from "users"`)).toBe(false);
});

test('a change of the user of a row is found', () => {
  const upsert = 'insert into "bibs" ("user_id") values ($1) on conflict ("user_id") do update set';
  expect(changesUser('update "bibs" set "match_id" = $1, "user_id" = $2')).toBe(true);
  expect(changesUser(`${upsert} "user_id" = $2`)).toBe(true);
  expect(changesUser(`${upsert} "match_id" = $2`)).toBe(false);
  expect(changesUser('update "bibs" set "match_id" = $1 where "user_id" = $2')).toBe(false);
  expect(changesUser('update "link_codes" set "user_id" = $1 where "user_id" = $2')).toBe(false);
});

test('a table of a statement about several users is tied to another table by the user', () => {
  const due = 'select * from "matches" inner join "users" on';
  expect(untiedTables(`${due} "users"."user_id" = "matches"."user_id"`)).toEqual([]);
  expect(untiedTables(`${due} "users"."name" = "matches"."location"`)).toEqual([
    'matches',
    'users',
  ]);
  const helps =
    '(select count(*) from "helpers" where "helpers"."helper_user_id" = "users"."user_id")';
  expect(
    untiedTables(`select ${helps} ${due.slice(9)} "users"."user_id" = "matches"."user_id"`),
  ).toEqual(['helpers']);
  expect(untiedTables('delete from "sessions" where "created_at" < $1')).toEqual([]);
  expect(untiedTables('select * from "users" inner join "server_keys" on "name" = $1')).toEqual([]);
});
