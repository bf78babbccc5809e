import type { Round } from '../load.ts';
import { residentMegabytes } from '../memory.ts';
import { processorSeconds } from '../processor-time.ts';
import type { Arena } from './arena.ts';
import { startBareServer } from './bare-server.ts';
import type { Measure } from './measures.ts';

/** Rounds of the program, each beside one of the bare server and, of what is durable, of insertions. */
export type Timed = Round & { processorMicros: number };

export type Compared = {
  measure: Measure;
  ours: Timed[];
  bare: Timed[];
  insertions: number[];
  /** What the bare server's process holds after its rounds, in MB. */
  bareMegabytes: number;
};
export type Pace = { rounds: number; seconds: number };

const WARM_UP_SECONDS = 1;

/** Alternating, so that all meet the same machine. */
export async function compare(
  measure: Measure,
  { origin, pid, organisers, crowd, insertions }: Arena,
  { rounds, seconds }: Pace,
): Promise<Compared> {
  const contest = await measure.contest(origin, organisers, crowd);
  const bare = await startBareServer(contest.canned);
  const compared: Compared = { measure, ours: [], bare: [], insertions: [], bareMegabytes: 0 };
  try {
    await contest.bare(bare.origin, WARM_UP_SECONDS);
    await contest.ours(WARM_UP_SECONDS);
    for (let round = 1; round <= rounds; round += 1) {
      compared.bare.push(await timed(bare.pid, () => contest.bare(bare.origin, seconds)));
      compared.ours.push(await timed(pid, () => contest.ours(seconds)));
      if (measure.isDurable) compared.insertions.push(await insertions.perSecond(seconds));
    }
    compared.bareMegabytes = residentMegabytes(bare.pid);
  } finally {
    await bare.stop();
  }
  return compared;
}

/** With the processor time that the process took for a request, in microseconds. */
async function timed(pid: number, work: () => Promise<Round>): Promise<Timed> {
  const before = processorSeconds(pid);
  const round = await work();
  const seconds = processorSeconds(pid) - before;
  return { ...round, processorMicros: (seconds * 1e6) / round.latencies.length };
}
