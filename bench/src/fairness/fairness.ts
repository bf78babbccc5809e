import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ENGINES, openDatabases, type EngineName } from '../databases.ts';
import { openConnection } from '../growth/connection.ts';
import { startProgram } from '../program.ts';
import { seedOrganisers, type Organiser } from '../server/organisers.ts';
import { chosen, print, progress, type Asked } from '../suite.ts';
import type { FastUser } from './fast-user.ts';
import { questions, QUESTIONS } from './requests.ts';
import { fairnessTable, type Round, type Shared } from './results.ts';

const USUAL = { rounds: 9, seconds: 3 };
const QUICK = { rounds: 3, seconds: 2 };
/** An evening's pace: few enough to leave the two cores idle. */
const PAUSE_MS = 8;
const CONNECTIONS = 8;
/** The defaults. */
const USUAL_LIMITS = { RATE_LIMIT_USER: '100/500', RATE_LIMIT_ADDRESS: '400/2000' };

/** Latency of other users while one user sends at full speed, beside their latency without that load. */
export async function measureFairness(asked: Asked): Promise<void> {
  const all: Shared[] = [];
  try {
    for (const engine of chosen(ENGINES, asked)) await measureOn(engine, asked, all);
  } finally {
    print(`\n${fairnessTable(all)}`);
  }
}

async function measureOn(engine: EngineName, asked: Asked, all: Shared[]): Promise<void> {
  const pace = asked.isQuick ? QUICK : USUAL;
  const databases = await openDatabases(engine);
  try {
    const url = await databases.create();
    const { port, organisers } = await seeded(url);
    const [fast, ...others] = organisers;
    const program = await startProgram(url, { ...USUAL_LIMITS, PORT: port });
    try {
      for (const question of chosen(QUESTIONS, asked)) {
        if (!fast) continue;
        const rounds = await measured(program.origin, { fast, others, question, ...pace });
        all.push({ engine, question, rounds });
        progress(`measured: ${question} on ${engine}`);
      }
    } finally {
      await program.stop();
    }
  } finally {
    await databases.remove();
  }
}

/** Without limits; on loopback the name of the cookie is that of the port. */
async function seeded(url: string) {
  const { origin, stop } = await startProgram(url);
  try {
    return { port: new URL(origin).port, organisers: await seedOrganisers(origin, 6) };
  } finally {
    await stop();
  }
}

type Contest = {
  fast: Organiser;
  others: readonly Organiser[];
  question: string;
  rounds: number;
  seconds: number;
};

/** With and without the load, alternating; each begins every other round. */
async function measured(
  origin: string,
  { fast, others, question, rounds, seconds }: Contest,
): Promise<Round[]> {
  const data: FastUser = {
    origin,
    organiser: fast,
    connections: CONNECTIONS,
    address: '127.0.0.2',
  };
  const worker = new Worker(new URL('./fast-user.ts', import.meta.url), { workerData: data });
  const asking = await quietly(origin, others, question);
  const besides = async () => {
    worker.postMessage(true);
    await sleep(300);
    const times = await asking.during(seconds);
    worker.postMessage(false);
    const [{ done, refused }] = (await once(worker, 'message')) as [
      { done: number; refused: number },
    ];
    await sleep(200);
    const length = seconds + 0.3;
    return { beside: times, done: done / length, refused: refused / length };
  };
  try {
    await asking.during(1);
    const results: Round[] = [];
    while (results.length < rounds) {
      const isFirst = results.length % 2 === 0;
      const early = isFirst ? await asking.during(seconds) : null;
      const beside = await besides();
      results.push({ alone: early ?? (await asking.during(seconds)), ...beside });
    }
    return results;
  } finally {
    asking.close();
    await worker.terminate();
  }
}

/**
 * The other users take turns on one connection, one request after the other with pauses, which costs next to nothing.
 */
async function quietly(origin: string, others: readonly Organiser[], question: string) {
  const connection = await openConnection(origin);
  const nexts = others.flatMap((organiser) => questions[question]?.(organiser) ?? []);
  let turn = 0;
  return {
    async during(seconds: number): Promise<number[]> {
      const times: number[] = [];
      for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
        const call = nexts[turn % nexts.length]?.(Math.floor(turn / nexts.length));
        turn += 1;
        if (call) times.push((await connection.ask(call)).milliseconds);
        await sleep(PAUSE_MS);
      }
      return times;
    },
    close: connection.close,
  };
}
