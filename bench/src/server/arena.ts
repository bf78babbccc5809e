import { seed } from '../seed/seed.ts';
import { MATCHES_EACH, type SeededUser } from '../seed/seeded-user.ts';
import { createWithSchema, openDatabases, type EngineName } from '../databases.ts';
import { residentMegabytes } from '../memory.ts';
import { startProgram } from '../program.ts';
import { openInsertions, type Insertions } from './insertions.ts';
import { seedOrganisers, type Organiser } from './organisers.ts';

/** The program on one engine, with organisers and their data, and the engine by itself. */
export type Arena = {
  engine: EngineName;
  origin: string;
  pid: number;
  organisers: Organiser[];
  /** Those who read in turn. */
  crowd: SeededUser[];
  insertions: Insertions;
  /** What the program's process held before its first request, and holds now; in MB. */
  memory: { start: number; now: () => number };
  close: () => Promise<void>;
};

/** Each organiser has a connection. */
const ORGANISERS = 10;
const CROWD = 2000;

export async function openArena(engine: EngineName): Promise<Arena> {
  const closings: (() => void | Promise<void>)[] = [];
  const close = async () => {
    for (const closing of closings.toReversed()) await closing();
  };
  try {
    const databases = await openDatabases(engine);
    closings.push(databases.remove);
    const url = await createWithSchema(databases);
    const { users: crowd } = await seed(engine, url, CROWD * MATCHES_EACH);
    const { origin, pid, stop } = await startProgram(url);
    closings.push(stop);
    const start = residentMegabytes(pid);
    const insertions = await openInsertions(engine, await databases.create());
    closings.push(insertions.close);
    const organisers = await seedOrganisers(origin, ORGANISERS);
    const memory = { start, now: () => residentMegabytes(pid) };
    return { engine, origin, pid, organisers, crowd, insertions, memory, close };
  } catch (error) {
    await close();
    throw error;
  }
}
