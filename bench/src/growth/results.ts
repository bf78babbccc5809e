import type { EngineName } from '../databases.ts';
import { median } from '../numbers.ts';
import { table } from '../table.ts';

/** The median of each round's requests, in ms. */
export type Grown = {
  engine: EngineName;
  question: string;
  rounds: { small: number; large: number }[];
};
export type Seeding = { engine: EngineName; matches: number; seconds: number; megabytes: number };

const TARGET = 1.5;

export function growthTable(grown: readonly Grown[]): string {
  const headings = ['p50', 'small', 'large', 'ratio', 'range', 'target', ''];
  return table(
    headings,
    grown.map(({ engine, question, rounds }) => {
      const ratios = rounds.map(({ small, large }) => large / small);
      return [
        `${question} on ${engine}`,
        `${median(rounds.map(({ small }) => small)).toFixed(2)} ms`,
        `${median(rounds.map(({ large }) => large)).toFixed(2)} ms`,
        median(ratios).toFixed(2),
        `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
        `≤ ${TARGET.toFixed(2)}`,
        median(ratios) <= TARGET ? 'met' : 'MISSED',
      ];
    }),
  );
}

export function seedingTable(seedings: readonly Seeding[]): string {
  const headings = ['seeded', 'matches', 'MB', 'seconds'];
  return table(
    headings,
    seedings.map(({ engine, matches, megabytes, seconds }) => [
      engine,
      matches.toLocaleString('en'),
      megabytes.toFixed(0),
      seconds.toFixed(0),
    ]),
  );
}
