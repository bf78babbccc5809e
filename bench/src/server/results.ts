import type { EngineName } from '../databases.ts';
import { median, percentile } from '../numbers.ts';
import { table } from '../table.ts';
import type { Compared } from './compare.ts';

export type Speed = Compared & { engine: EngineName };
/** What the program's process holds, in MB. */
export type Memory = { engine: EngineName; start: number; loaded: number };

const SPEED = [
  '',
  '/s',
  'p50 ms',
  'p99 ms',
  'beside',
  '/s',
  'p50 ms',
  'p99 ms',
  'ratio',
  'range',
  'target',
  '',
];
/** Of the engine's own insertions. */
const DURABLE_TARGET = 0.5;

export function speedTable(speeds: readonly Speed[]): string {
  return table(SPEED, speeds.flatMap(rowsOf));
}

export function memoryTable(memories: readonly Memory[]): string {
  const rows = memories.map(({ engine, start, loaded }) => [
    `memory on ${engine}`,
    `${Math.round(start)} MB`,
    `${Math.round(loaded)} MB`,
    (loaded / start).toFixed(2),
  ]);
  return table(['', 'at start', 'after the load', 'ratio'], rows);
}

function rowsOf({ engine, measure, ours, bare, insertions }: Speed): string[][] {
  const what = `${measure.name} on ${engine}`;
  const own = [what, ...numbersOf(ours)];
  const target = engine === 'sqlite' ? measure.target : undefined;
  const rates = bare.map(({ perSecond }) => perSecond);
  const rows = [[...own, 'bare', ...numbersOf(bare), ...ratioCells(ours, rates, target)]];
  if (insertions.length === 0) return rows;
  const inserted = ['insertions', median(insertions).toFixed(0), '', ''];
  const durable = measure.isDurable ? DURABLE_TARGET : undefined;
  return [...rows, [...own, ...inserted, ...ratioCells(ours, insertions, durable)]];
}

function numbersOf(rounds: Compared['ours']): string[] {
  const latencies = rounds.flatMap((round) => round.latencies);
  return [
    median(rounds.map(({ perSecond }) => perSecond)).toFixed(0),
    percentile(latencies, 50).toFixed(2),
    percentile(latencies, 99).toFixed(2),
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
