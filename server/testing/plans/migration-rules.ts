const MARKED = /\b(check|unique|references|primary key)\b/;
const ADDED = /\badd column\b/;
const UNNAMED = /\badd (check|unique|primary key|foreign key)\b/;
const CHOICE = /\bcase\b.*\bend\b|\bcoalesce\s*\(.*/gs;

/**
 * Returns the statements of migrations that Citus refuses on distributed tables, each with the reason. `unstable` are the
 * names of the functions whose result may differ between calls with the same arguments.
 */
export function refusedMigrations(
  statements: readonly string[],
  unstable: ReadonlySet<string>,
): { text: string; reason: string }[] {
  return statements.flatMap((statement) => {
    const text = statement.toLowerCase().replaceAll(/'[^']*'/g, "''");
    const reason = reasonToRefuse(text, unstable);
    return reason === undefined ? [] : [{ text: statement, reason }];
  });
}

function reasonToRefuse(text: string, unstable: ReadonlySet<string>): string | undefined {
  if (text.startsWith('alter table')) {
    if (ADDED.test(text) && MARKED.test(text))
      return 'a column is added together with a constraint';
    if (UNNAMED.test(text)) return 'a constraint is added without a name';
  }
  if (!/^(with|update)\b/.test(text)) return undefined;
  const called = [...text.matchAll(/\b(\w+)\s*\(/g)].map(([, name = '']) => name);
  if (called.some((name) => unstable.has(name)) || /\bcurrent_(date|time|timestamp)\b/.test(text))
    return 'an update calls a function that is not immutable';
  const choices = text.match(CHOICE) ?? [];
  // The operator for a number and a text depends on the settings of the session.
  if (choices.some((choice) => choice.includes('||'))) return 'CASE or COALESCE joins texts';
  return undefined;
}
