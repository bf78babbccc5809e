/**
 * Names of the tables that `packaging/citus.sql` gives to every machine whole, so that a statement may read them before
 * the user is known.
 */
export const WHOLE_TABLES: readonly string[] = ['server_keys', 'identities', 'link_codes'];

/**
 * Returns the tables of a statement about several users, by the names that it gives them, of which no condition says
 * that their rows belong to the users of another table. An engine that spreads users over machines does not join such a
 * table. A statement with a single table, or with a sub-select for pairs of user and key, has none.
 */
export function untiedTables(text: string): string[] {
  const tables = [...text.matchAll(/\b(?:from|join) "(\w+)"(?: as "(\w+)")?/g)]
    .filter(([, table = '']) => !WHOLE_TABLES.includes(table))
    .map(([, table = '', alias = table]) => alias);
  if (tables.length === 1 || text.includes('("user_id", "key") in (select "user_id", "key"'))
    return [];
  const ties = [...text.matchAll(/"(\w+)"\."user_id" = "(\w+)"\."user_id"/g)];
  const tied = new Set(ties.flatMap(([, one, other]) => [one, other]));
  return tables.filter((name) => !tied.has(name));
}

/** Returns whether a statement inserts the result of a sub-select together with values. */
export function hasSubSelectInValues(text: string): boolean {
  return /^insert into .*\bvalues .*\(\s*select\b/s.test(text);
}

/**
 * Returns whether a statement changes the user of a row, which would move the row to another machine. Tables that every
 * machine has whole have no such rows.
 */
export function changesUser(text: string): boolean {
  if (WHOLE_TABLES.some((table) => text.startsWith(`update "${table}" `))) return false;
  return /\bset (?:[^()]*, )?"user_id" =/.test(text.replace(/\bwhere\b.*/s, ''));
}
