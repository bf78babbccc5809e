const MARKED = /\b(check|unique|references|primary key)\b/;
const ADDED = /\badd column\b/;
const UNNAMED = /\badd (check|unique|primary key|foreign key)\b/;
const CHOICE = /\bcase\b.*\bend\b|\bcoalesce\s*\(.*/gs;

/**
 * Returns those statements of expands that are not additive, so that a server of the version before may fail: what it
 * uses is dropped or renamed, or what it writes is refused.
 */
export function refusedExpands(statements: readonly string[]): string[] {
  return statements.filter((statement) => {
    const text = withoutTexts(statement);
    if (!/^(alter|drop)\b/.test(text)) return false;
    const [, ...columns] = text.split(ADDED);
    return (
      /\b(drop|rename|set not null)\b/.test(text) ||
      columns.some((column) => /\bnot null\b/.test(column) && !/\bdefault\b/.test(column))
    );
  });
}

/**
 * Returns the statements of migrations that Citus refuses on distributed tables, each with the reason. `unstable` are the
 * names of the functions whose result may differ between calls with the same arguments.
 */
export function refusedMigrations(
  statements: readonly string[],
  unstable: ReadonlySet<string>,
): { text: string; reason: string }[] {
  return statements.flatMap((statement) => {
    const text = withoutTexts(statement);
    const reason = reasonToRefuse(text, unstable);
    return reason === undefined ? [] : [{ text: statement, reason }];
  });
}

/** Returns a statement in small letters, with its texts in quotes emptied. */
const withoutTexts = (statement: string) => statement.toLowerCase().replaceAll(/'[^']*'/g, "''");

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
