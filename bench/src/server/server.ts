import { ENGINES, type EngineName } from '../databases.ts';
import { chosen, print, progress, type Asked } from '../suite.ts';
import { openArena } from './arena.ts';
import { compare, type Pace } from './compare.ts';
import { MEASURES } from './measures.ts';
import { memoryTable, speedTable, type Outcome } from './results.ts';

const NAMES = MEASURES.map(({ name }) => name);
const USUAL: Pace = { rounds: 15, seconds: 1 };
const QUICK: Pace = { rounds: 3, seconds: 1 };

/** The program beside a bare server that sends the same bytes, on each engine. */
export async function measureServer(asked: Asked): Promise<void> {
  const outcomes: Outcome[] = [];
  try {
    for (const engine of chosen(ENGINES, asked)) await measureOn(engine, asked, outcomes);
  } finally {
    print(`\n${speedTable(outcomes)}\n\n${memoryTable(outcomes)}`);
  }
}

async function measureOn(engine: EngineName, asked: Asked, outcomes: Outcome[]): Promise<void> {
  const arena = await openArena(engine);
  const { start, now } = arena.memory;
  const outcome: Outcome = { engine, all: [], memory: { start, loaded: start } };
  outcomes.push(outcome);
  try {
    const names = chosen(NAMES, asked);
    for (const measure of MEASURES.filter(({ name }) => names.includes(name))) {
      outcome.all.push(await compare(measure, arena, asked.isQuick ? QUICK : USUAL));
      outcome.memory.loaded = now();
      progress(`measured: ${measure.name} on ${engine}, ${now().toFixed(0)} MB`);
    }
  } finally {
    await arena.close();
  }
}
