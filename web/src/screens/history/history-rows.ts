import type { Match } from '@picadito/domain';

/**
 * The matches to show of the pages that have come, and how many there are in all. `gone` are ids deleted
 * since: the pages do not know it until they are asked for again. At the end of the list what stands there counts:
 * pages that came at different times may disagree with each other.
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

/** '40 de 200 partidos'; where all of them stand there, '1 partido'. */
export function countText(shown: number, total: number): string {
  const matches = total === 1 ? 'partido' : 'partidos';
  return shown < total ? `${shown} de ${total} ${matches}` : `${total} ${matches}`;
}
