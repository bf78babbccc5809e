import { openDatabases, type EngineName } from '../databases.ts';
import type { Call } from '../http.ts';
import { fire } from '../load.ts';
import { percentile } from '../numbers.ts';
import { startProgram } from '../program.ts';
import { questions } from './questions.ts';
import { seed, type Seeded } from './seed.ts';

type Question = keyof typeof questions;

/** The program on a database of its own with so many matches. */
export type Season = {
  matches: number;
  seeded: Seeded;
  /** Milliseconds of half of the requests, one after the other, each in the name of another user. */
  p50: (question: Question, seconds: number) => Promise<number>;
  close: () => Promise<void>;
};

/** More than one connection asks for. */
const CALLS_A_SECOND = 5000;

export async function openSeason(engine: EngineName, matches: number): Promise<Season> {
  const databases = await openDatabases(engine);
  try {
    const url = await databases.create();
    // its first start makes the schema
    await (await startProgram(url)).stop();
    const seeded = await seed(engine, url, matches);
    const { origin, stop } = await startProgram(url);
    const asked = { origin, users: seeded.users, changed: new Map<string, boolean>() };
    const waiting: Partial<Record<Question, Call[]>> = {};
    return {
      matches,
      seeded,
      p50: async (question, seconds) => {
        const calls = (waiting[question] ??= []);
        while (calls.length < seconds * CALLS_A_SECOND) calls.push(questions[question](asked));
        const { latencies, sent } = await fire(origin, [calls], seconds);
        calls.splice(0, sent[0]);
        // nobody was answered: it takes longer than that
        return latencies.length > 0 ? percentile(latencies, 50) : seconds * 1000;
      },
      close: async () => {
        await stop();
        await databases.remove();
      },
    };
  } catch (error) {
    await databases.remove();
    throw error;
  }
}
