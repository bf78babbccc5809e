import { estimateSkills } from '@picadito/domain';
import { print, type Asked } from '../suite.ts';
import { median } from '../numbers.ts';
import { table } from '../table.ts';
import { randomFrom } from './random.ts';
import { isOpposite, isRight, type Setting, simulateGroup } from './simulate-group.ts';

const MATCHES = [10, 20, 30, 60];
const SEASON = { matches: 60, players: 30, aNight: 10 };
/** What a level is worth in goals: hard to see, and easier; by how much organisers are off. */
const SETTINGS: readonly (Setting & { name: string })[] = [
  { name: 'hard', goalsPerLevel: 0.8, levelError: 1 },
  { name: 'soft', goalsPerLevel: 1.4, levelError: 1 },
  { name: 'hard, a good organiser', goalsPerLevel: 0.8, levelError: 0.6 },
  { name: 'soft, a good organiser', goalsPerLevel: 1.4, levelError: 0.6 },
];

/** How often suggestions of levels are right, in simulated groups; and what an estimate costs. */
export async function measureLevels({ isQuick }: Asked): Promise<void> {
  const groups = isQuick ? 12 : 120;
  const rows = SETTINGS.flatMap((setting) => {
    const all = Array.from({ length: groups }, (_, seed) => simulateGroup(seed, 60, setting));
    return MATCHES.map((matches) => [setting.name, String(matches), ...figures(all, matches)]);
  });
  const headings = ['setting', 'matches', 'a group', 'in 10', 'right', 'opposite', 'gross found'];
  print(`\nSuggestions of levels in ${groups} groups: right >= 70 % hard, 80 % soft; opposite`);
  print('<= 3 %; in 10 matches <= 1; a group in 30 >= 0.3; gross errors found after 20 >= 12 %');
  print(`\n${table(headings, rows)}`);
  print(`\nestimate of 60 matches x 30 players: ${timeOfEstimate().toFixed(2)} ms (target < 5)`);
  await Promise.resolve();
}

function figures(groups: readonly ReturnType<typeof simulateGroup>[], matches: number): string[] {
  const made = groups.flatMap((group) => group.made.filter(({ match }) => match <= matches));
  const gross = groups.reduce((sum, { grossErrors }) => sum + grossErrors.length, 0);
  const found = groups.reduce((sum, group) => {
    const right = group.made.filter((one) => one.match <= matches && isRight(one));
    return sum + group.grossErrors.filter((id) => right.some((r) => r.playerId === id)).length;
  }, 0);
  const aGroup = made.length / groups.length;
  const percent = (part: number, of: number) => (of ? `${((100 * part) / of).toFixed(1)} %` : '–');
  return [
    aGroup.toFixed(2),
    ((aGroup / matches) * 10).toFixed(2),
    percent(made.filter(isRight).length, made.length),
    percent(made.filter(isOpposite).length, made.length),
    percent(found, gross),
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
