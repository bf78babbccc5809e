import { estimateSkills } from '@picadito/domain';
import { print, type Asked } from '../suite.ts';
import { median } from '../numbers.ts';
import { table } from '../table.ts';
import { randomFrom } from './random.ts';
import { type Figures, figuresOf } from './figures.ts';
import { type Setting, type SimulatedGroup, simulateGroup } from './simulate-group.ts';

const GROUPS = 120;
const MATCHES = [20, 30, 60];
const SEASON = { matches: 60, players: 30, aNight: 10 };
/** What a level is worth in goals: hard to see, and easier; by how much organisers are off. */
const SETTINGS: readonly (Setting & { name: string })[] = [
  { name: 'hard', goalsPerLevel: 0.8, levelError: 1 },
  { name: 'soft', goalsPerLevel: 1.4, levelError: 1 },
  { name: 'hard, a good organiser', goalsPerLevel: 0.8, levelError: 0.6 },
  { name: 'soft, a good organiser', goalsPerLevel: 1.4, levelError: 0.6 },
];

/** Each is one of the counts; the worst of them stands beside all. */
const SETS = 10;

/** How often suggestions of levels are right, in simulated groups; and what an estimate costs. */
export async function measureLevels({ isQuick }: Asked): Promise<void> {
  const sets = isQuick ? 1 : SETS;
  const rows = SETTINGS.flatMap((setting) => {
    const all = Array.from({ length: sets * GROUPS }, (_, seed) =>
      simulateGroup(seed, SEASON.matches, setting),
    );
    return MATCHES.map((matches) => [setting.name, String(matches), ...cells(all, matches)]);
  });
  const headings = ['setting', 'matches', 'a group', 'in 10', 'right', 'opposite', 'gross found'];
  print(`\nSuggestions of levels in ${sets} x ${GROUPS} groups, and in the worst ${GROUPS}: right`);
  print(
    '>= 70 % hard, 80 % soft; opposite <= 3 %; in 10 matches <= 1; a group in 30 >= 0.3; gross',
  );
  print(`errors found after 20 >= 12 %\n\n${table(headings, rows)}`);
  print(`\nestimate of 60 matches x 30 players: ${timeOfEstimate().toFixed(2)} ms (target < 5)`);
  await Promise.resolve();
}

function cells(groups: readonly SimulatedGroup[], matches: number): string[] {
  const all = figuresOf(groups, matches);
  const sets = Array.from({ length: groups.length / GROUPS }, (_, set) =>
    figuresOf(groups.slice(set * GROUPS, (set + 1) * GROUPS), matches),
  );
  const cell = (name: keyof Figures, worstOf: (...values: number[]) => number) => {
    const percent = (share: number) => (Number.isNaN(share) ? '–' : (100 * share).toFixed(1));
    return `${percent(all[name])} (${percent(worstOf(...sets.map((set) => set[name])))})`;
  };
  return [
    all.aGroup.toFixed(2),
    ((all.aGroup / matches) * 10).toFixed(2),
    cell('right', Math.min),
    cell('opposite', Math.max),
    cell('grossFound', Math.min),
  ];
}

/** Milliseconds, the median of many. */
function timeOfEstimate(): number {
  const random = randomFrom(1);
  const ids = Array.from({ length: SEASON.players }, (_, index) => `p${index}`);
  const levels = new Map(ids.map((id) => [id, 2 + Math.floor(4 * random())]));
  const matches = Array.from({ length: SEASON.matches }, () => {
    const row = ids.toSorted(() => random() - 0.5).slice(0, SEASON.aNight);
    const goals = { claro: Math.floor(10 * random()), oscuro: Math.floor(10 * random()) };
    return { claro: row.slice(0, 5), oscuro: row.slice(5), goals };
  });
  const times = Array.from({ length: 200 }, () => {
    const start = performance.now();
    estimateSkills(levels, matches);
    return performance.now() - start;
  });
  return median(times);
}
