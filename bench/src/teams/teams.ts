import { dividePlayers, type SplitCriteria } from '@picadito/domain';
import { print } from '../suite.ts';
import { resultsTable } from '../web/results-table.ts';
import { fiveTimes, type Result } from '../web/result.ts';

/**
 * Numbers of players and teams of the measured groups: the largest groups of which all divisions are tried, and larger
 * ones.
 */
const GROUPS = [
  [22, 2],
  [15, 3],
  [18, 3],
  [28, 4],
] as const;

/** Target in milliseconds, which stands for 100 ms on a phone whose processor is four times slower. */
const MOST_MS = 25;

/**
 * Measures the processor time in milliseconds in which players are divided into teams: players of one level, among whom
 * all divisions have equal levels, and players of all levels. All players have played together in four matches.
 */
export async function measureTeams(): Promise<void> {
  const results: Result[] = [];
  for (const [size, teamCount] of GROUPS) {
    for (const levels of ['one level', 'all levels']) {
      const players = Array.from({ length: size }, (_, index) => ({
        id: `player ${index}`,
        name: `Jugador ${index}`,
        rating: levels === 'one level' ? 3 : 2 + ((index * 7) % 4),
      }));
      const criteria = criteriaFor(players.map(({ id }) => id));
      const runs = await fiveTimes(() => {
        const before = process.cpuUsage();
        dividePlayers(players, teamCount, criteria);
        return Promise.resolve(process.cpuUsage(before).user / 1000);
      });
      const what = `${size} players of ${levels} in ${teamCount} teams`;
      results.push({ what, runs, unit: 'ms', target: { most: MOST_MS } });
    }
  }
  print(`\n${resultsTable(results)}`);
}

function criteriaFor(ids: readonly string[]): SplitCriteria {
  const [one = '', two = '', three = '', four = ''] = ids;
  const teamsOf = (match: number) => ({
    claro: ids.filter((_, index) => (index * match) % 5 < 2),
    oscuro: ids.filter((_, index) => (index * match) % 5 >= 2),
  });
  return {
    keepers: [one, four],
    pairs: [
      { kind: 'juntos', playerIds: [one, two] },
      { kind: 'separados', playerIds: [three, four] },
    ],
    recentTeams: [1, 2, 3, 4].map(teamsOf),
    seed: 'bench',
  };
}
