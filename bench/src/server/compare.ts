import type { Round } from '../load.ts';
import { startBareServer } from './bare-server.ts';
import type { Insertions } from './insertions.ts';
import type { Measure } from './measures.ts';
import type { Organiser } from './organisers.ts';

/** Rounds of the program, each beside one of the bare server and, of what is durable, of insertions. */
export type Compared = {
  measure: Measure;
  ours: Round[];
  bare: Round[];
  insertions: number[];
};
export type Pace = { rounds: number; seconds: number };

const WARM_UP_SECONDS = 1;

/** In turns, so that all meet the same machine. */
export async function compare(
  measure: Measure,
  origin: string,
  organisers: readonly Organiser[],
  engine: Insertions,
  { rounds, seconds }: Pace,
): Promise<Compared> {
  const contest = await measure.contest(origin, organisers);
  const bare = await startBareServer(contest.canned);
  const compared: Compared = { measure, ours: [], bare: [], insertions: [] };
  try {
    await contest.bare(bare.origin, WARM_UP_SECONDS);
    await contest.ours(WARM_UP_SECONDS);
    for (let round = 1; round <= rounds; round += 1) {
      compared.bare.push(await contest.bare(bare.origin, seconds));
      compared.ours.push(await contest.ours(seconds));
      if (measure.isDurable) compared.insertions.push(await engine.perSecond(seconds));
    }
  } finally {
    await bare.stop();
  }
  return compared;
}
