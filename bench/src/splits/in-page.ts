import type { splitTeams, whoSitsOut } from '@picadito/domain';
import type { Case } from './confirmed.ts';

type Rules = { splitTeams: typeof splitTeams; whoSitsOut: typeof whoSitsOut };

/** Runs in the page, which offers the domain's files: ms for the first time, and the median of twenty more. */
export async function timeSplits({ players, wishes }: Case) {
  const paths = ['/teams/who-sits-out.ts', '/teams/split-teams.ts'];
  const [sitting, splitting] = await Promise.all(
    paths.map((path) => import(path) as Promise<Rules>),
  );
  // a page that has just come is still busy with itself
  await new Promise((resolve) => setTimeout(resolve, 500));
  const times = Array.from({ length: 21 }, () => {
    const start = performance.now();
    const playing = sitting?.whoSitsOut(players, 'nivel', []).playing ?? [];
    const found = splitting?.splitTeams(playing, wishes);
    const time = performance.now() - start;
    if (!found?.ok || found.value.length === 0) throw new Error('no splits');
    return time;
  });
  const [first = Number.NaN, ...others] = times;
  const again = others.toSorted((one, other) => one - other)[10] ?? Number.NaN;
  return { first, again };
}
