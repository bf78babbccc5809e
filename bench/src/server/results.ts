import type { EngineName } from '../databases.ts';
import { median, percentile } from '../numbers.ts';
import { table } from '../table.ts';
import type { Compared } from './compare.ts';

/** On one engine; what the program's process holds, in MB. */
export type Outcome = {
  engine: EngineName;
  all: Compared[];
  memory: { start: number; loaded: number };
};

const SPEED = [
  '',
  '/s',
  'p50 ms',
  'p99 ms',
  'CPU µs',
  'beside',
  '/s',
  'p50 ms',
  'p99 ms',
  'CPU µs',
  'ratio',
  'range',
  'target',
  '',
];
/** Of the engine's own insertions. */
const DURABLE_TARGET = { sqlite: 0.5, postgres: 0.2 };
const MEMORY_RATIO_MAX = 2.5;

export function speedTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.flatMap(({ engine, all }) =>
    all.flatMap((compared) => speedRows(engine, compared)),
  );
  return table(SPEED, rows);
}

export function memoryTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ engine, all, memory: { start, loaded } }) => {
    const bare = median(all.map(({ bareMegabytes }) => bareMegabytes));
    const ratio = loaded / bare;
    return [
      `memory on ${engine}`,
      ...[start, loaded, bare].map((megabytes) => `${megabytes.toFixed(0)} MB`),
      ratio.toFixed(2),
      `≤ ${MEMORY_RATIO_MAX.toFixed(2)}`,
      ratio <= MEMORY_RATIO_MAX ? 'met' : 'MISSED',
    ];
  });
  const headings = ['', 'at start', 'after all', 'bare, after all', 'ratio', 'target', ''];
  return table(headings, rows);
}

function speedRows(engine: EngineName, compared: Compared): string[][] {
  const { measure, ours, bare, insertions } = compared;
  const own = [`${measure.name} on ${engine}`, ...numbersOf(ours)];
  const target = measure.target?.[engine];
  const rates = bare.map(({ perSecond }) => perSecond);
  const rows = [[...own, 'bare', ...numbersOf(bare), ...ratioCells(ours, rates, target)]];
  const rate = measure.ratePerSecond?.[engine];
  if (rate !== undefined)
    rows.push([...own, ...Array.from({ length: 7 }, () => ''), ...rateCells(ours, rate)]);
  if (insertions.length === 0) return rows;
  const inserted = ['insertions', median(insertions).toFixed(0), '', '', ''];
  return [...rows, [...own, ...inserted, ...ratioCells(ours, insertions, DURABLE_TARGET[engine])]];
}

function numbersOf(rounds: Compared['ours']): string[] {
  const latencies = rounds.flatMap((round) => round.latencies);
  return [
    median(rounds.map(({ perSecond }) => perSecond)).toFixed(0),
    percentile(latencies, 50).toFixed(2),
    percentile(latencies, 99).toFixed(2),
    median(rounds.map(({ processorMicros }) => processorMicros)).toFixed(0),
  ];
}

/** Each round is compared with what was measured beside it. */
function ratioCells(ours: Compared['ours'], bases: readonly number[], target?: number): string[] {
  const ratios = ours.map(({ perSecond }, round) => perSecond / (bases[round] ?? Number.NaN));
  const range = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  const cells = [median(ratios).toFixed(2), range];
  if (target === undefined) return [...cells, '', ''];
  return [...cells, `≥ ${target.toFixed(2)}`, median(ratios) >= target ? 'met' : 'MISSED'];
}

function rateCells(ours: Compared['ours'], target: number): string[] {
  const rate = median(ours.map(({ perSecond }) => perSecond));
  return [`≥ ${target}/s`, rate >= target ? 'met' : 'MISSED'];
}
