import { table } from '../table.ts';
import type { Compared, Medians } from './compare-sides.ts';
import { NOT_MEASURED } from './rows/all-rows.ts';

const TARGET = 1.5;

/** p50 of each row. The target holds for the first read after a change; of reads again only the ratio is shown. */
export function growthTable(title: string, compared: readonly Compared[]): string {
  const both = (name: string) => [name, 'many', 'ratio'];
  const headings = [title, ...both('few'), 'again', ...both('in turn, few'), 'target', ''];
  return table(
    headings,
    compared.map(({ name, one, again, ofOthers }) => {
      const isMet = [one, ofOthers].every((medians) => !medians || ratioOf(medians) <= TARGET);
      return [
        name,
        ...cellsOf(one),
        again ? ratioOf(again).toFixed(2) : '',
        ...(ofOthers ? cellsOf(ofOthers) : ['', '', '']),
        `≤ ${TARGET.toFixed(2)}`,
        isMet ? 'met' : 'MISSED',
      ];
    }),
  );
}

export function notMeasuredTable(): string {
  return table(
    ['not measured', ''],
    NOT_MEASURED.map(([route, reason]) => [route, reason]),
  );
}

function cellsOf(medians: Medians): string[] {
  const { small, large } = medians;
  return [`${small.toFixed(2)} ms`, `${large.toFixed(2)} ms`, ratioOf(medians).toFixed(2)];
}

function ratioOf({ small, large }: Medians): number {
  return large / small;
}
