import type { Match } from '@picadito/domain';

/**
 * The matches to show of the pages that have come, and how many there are in all. `gone` are ids deleted
 * since: the pages do not know it until they are asked for again.
 */
export function historyRows(
  pages: readonly { rows: readonly Match[]; total: number }[],
  gone: ReadonlySet<string>,
): { rows: Match[]; total: number } {
  const known = pages.flatMap((page) => page.rows);
  const rows = known.filter(({ id }) => !gone.has(id));
  const total = (pages.at(-1)?.total ?? 0) - (known.length - rows.length);
  return { rows, total };
}

/** '40 de 200 partidos'; where all of them stand there, '1 partido'. */
export function countText(shown: number, total: number): string {
  const matches = total === 1 ? 'partido' : 'partidos';
  return shown < total ? `${shown} de ${total} ${matches}` : `${total} ${matches}`;
}
