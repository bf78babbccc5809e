import type { EngineName } from '../databases.ts';
import { median, percentile } from '../numbers.ts';
import { table } from '../table.ts';

/** Milliseconds of each request of the others, and how many of the fast one's were done and refused a second. */
export type Round = { alone: number[]; beside: number[]; done: number; refused: number };
export type Shared = { engine: EngineName; question: string; rounds: Round[] };

const TARGET = 1.2;
const HEADINGS = [
  'others’',
  'alone',
  'beside',
  'ratio',
  'range',
  'target',
  '',
  'done/s',
  'refused/s',
];

/** Each round with the fast user is compared with the one beside it without. */
export function fairnessTable(all: readonly Shared[]): string {
  const rows = all.flatMap((shared) => [row(shared, 50, TARGET), row(shared, 99)]);
  return table(HEADINGS, rows);
}

function row({ engine, question, rounds }: Shared, percent: number, target?: number): string[] {
  const alone = rounds.map((round) => percentile(round.alone, percent));
  const beside = rounds.map((round) => percentile(round.beside, percent));
  const ratios = beside.map((time, round) => time / (alone[round] ?? Number.NaN));
  const judged =
    target === undefined
      ? ['', '']
      : [`≤ ${target.toFixed(2)}`, median(ratios) <= target ? 'met' : 'MISSED'];
  return [
    `p${percent} of ${question} on ${engine}`,
    `${median(alone).toFixed(2)} ms`,
    `${median(beside).toFixed(2)} ms`,
    median(ratios).toFixed(2),
    `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
    ...judged,
    median(rounds.map(({ done }) => done)).toFixed(0),
    median(rounds.map(({ refused }) => refused)).toFixed(0),
  ];
}
