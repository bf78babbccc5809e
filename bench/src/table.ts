import { isMet, median, ratioOf, type Result } from './result.ts';

const HEADINGS = ['', 'median', 'range', 'with few', 'ratio', 'target', ''];

/** The results as lines of text, column under column; the base is the smaller case. */
export function table(results: readonly Result[]): string {
  const lines = [HEADINGS, ...results.map(cells)];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cells(result: Result): string[] {
  const { what, runs, unit, base } = result;
  const ratio = ratioOf(result);
  return [
    what,
    valueText(median(runs), unit),
    `${Math.round(Math.min(...runs))}–${Math.round(Math.max(...runs))}`,
    base ? valueText(median(base), unit) : '',
    ratio === null ? '' : ratio.toFixed(2),
    targetText(result),
    isMet(result) ? 'met' : 'MISSED',
  ];
}

function valueText(value: number, unit: Result['unit']): string {
  if (unit === 'points') return `${Math.round(value)}`;
  if (unit === 'longest task in ms' && value === 0) return 'none over 50 ms';
  return `${Math.round(value)} ms`;
}

function targetText({ target, unit }: Result): string {
  if ('ratio' in target) return `ratio < ${target.ratio}`;
  if ('least' in target) return `≥ ${target.least}`;
  return unit === 'points' ? `≤ ${target.most}` : `≤ ${target.most} ms`;
}
