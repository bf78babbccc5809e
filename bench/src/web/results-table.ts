import { median, table } from '../table.ts';
import { isMet, ratioOf, type Result } from './result.ts';

const HEADINGS = ['', 'median', 'range', 'with few', 'ratio', 'target', ''];

/** Returns the table of results as text. The column 'with few' has the median of `base`. */
export function resultsTable(results: readonly Result[]): string {
  return table(HEADINGS, results.map(cells));
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
  if (unit === 'points' || unit === 'bytes') return `${Math.round(value)}`;
  if (unit === 'longest task in ms' && value === 0) return 'none over 50 ms';
  return `${Math.round(value)} ms`;
}

function targetText({ target, unit }: Result): string {
  if ('ratio' in target) return `ratio < ${target.ratio}`;
  if ('least' in target) return `≥ ${target.least}`;
  return unit === 'bytes' ? `≤ ${target.most}` : `≤ ${target.most} ms`;
}
