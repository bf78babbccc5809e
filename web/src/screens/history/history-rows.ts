import type { Match } from '@picadito/domain';

/**
 * Returns the matches of the loaded pages without the `gone` ones, and the number of all matches. `gone` holds the ids
 * of matches deleted since the pages were loaded. With the last page loaded the rows themselves are counted, because
 * pages loaded at different times may disagree about the total.
 */
export function historyRows(
  pages: readonly { rows: readonly Match[]; total: number; next: string | null }[],
  gone: ReadonlySet<string>,
): { rows: Match[]; total: number } {
  const known = pages.flatMap((page) => page.rows);
  const rows = known.filter(({ id }) => !gone.has(id));
  const last = pages.at(-1);
  if (!last?.next) return { rows, total: rows.length };
  return { rows, total: last.total - (known.length - rows.length) };
}

/** Returns '40 de 200 partidos'; '1 partido' if all are shown. */
export function countText(shown: number, total: number): string {
  const matches = total === 1 ? 'partido' : 'partidos';
  return shown < total ? `${shown} de ${total} ${matches}` : `${total} ${matches}`;
}
