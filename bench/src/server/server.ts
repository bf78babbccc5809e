import { ENGINES, openDatabases, type EngineName } from '../databases.ts';
import { residentMegabytes } from '../memory.ts';
import { startProgram } from '../program.ts';
import { chosen, print, progress, type Asked } from '../suite.ts';
import { compare, type Pace } from './compare.ts';
import { openInsertions } from './insertions.ts';
import { MEASURES } from './measures.ts';
import { seedOrganisers } from './organisers.ts';
import { memoryTable, speedTable, type Speed, type Memory } from './results.ts';

const CONNECTIONS = 10;
const USUAL: Pace = { rounds: 5, seconds: 5 };
const QUICK: Pace = { rounds: 3, seconds: 1 };

/** The program beside a bare server that answers the same bytes, on each engine. */
export async function measureServer(asked: Asked): Promise<void> {
  const speeds: Speed[] = [];
  const memories: Memory[] = [];
  try {
    for (const engine of chosen(ENGINES, asked))
      memories.push(await measureOn(engine, asked, (speed) => void speeds.push(speed)));
  } finally {
    print(`\n${speedTable(speeds)}\n\n${memoryTable(memories)}`);
  }
}

async function measureOn(
  engine: EngineName,
  asked: Asked,
  measured: (speed: Speed) => void,
): Promise<Memory> {
  const databases = await openDatabases(engine);
  try {
    const program = await startProgram(await databases.create());
    const insertions = await openInsertions(engine, await databases.create());
    try {
      const start = residentMegabytes(program.pid);
      const organisers = await seedOrganisers(program.origin, CONNECTIONS);
      const names = chosen(
        MEASURES.map(({ name }) => name),
        asked,
      );
      for (const measure of MEASURES.filter(({ name }) => names.includes(name))) {
        const pace = asked.isQuick ? QUICK : USUAL;
        measured({
          engine,
          ...(await compare(measure, program.origin, organisers, insertions, pace)),
        });
        progress(`measured: ${measure.name} on ${engine}`);
      }
      return { engine, start, loaded: residentMegabytes(program.pid) };
    } finally {
      await insertions.close();
      await program.stop();
    }
  } finally {
    await databases.remove();
  }
}
