import type { Match } from '@picadito/domain';

/**
 * Returns the matches of the loaded pages, without the `gone` ones, and the total number of matches. `gone` holds the
 * ids of matches deleted since the pages were loaded. Once the last page is loaded, the total is the number of rows,
 * because pages loaded at different times may disagree about the total.
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

/** Returns a text about the number of shown matches: '40 de 200 partidos', or '200 partidos' if all are shown. */
export function countText(shown: number, total: number): string {
  const matches = total === 1 ? 'partido' : 'partidos';
  return shown < total ? `${shown} de ${total} ${matches}` : `${total} ${matches}`;
}
