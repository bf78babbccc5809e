import { createWithSchema, openDatabases, type EngineName } from '../databases.ts';
import { seedOrganisers } from '../home/organiser.ts';
import { startProgram } from '../program.ts';
import { openProgram, type OpenProgram } from './open-program.ts';
import { seed, type Seeded } from './seed.ts';
import type { SeededUser } from './seeded-user.ts';

/** The program on a database of its own. */
export type Season = {
  program: OpenProgram;
  /** Of each size one. */
  organisers: SeededUser[];
  /** Those with 20 matches each. */
  others: SeededUser[];
  seeded: Seeded;
  close: () => Promise<void>;
};

/** With organisers who have so many matches each, among so many matches of others. */
export async function openSeason(
  engine: EngineName,
  sizes: readonly number[],
  ofOthers: number,
): Promise<Season> {
  const databases = await openDatabases(engine);
  try {
    const url = await createWithSchema(databases);
    const organisers = await seedOrganisers(engine, url, sizes);
    const seeded = await seed(engine, url, ofOthers);
    const { origin, stop } = await startProgram(url);
    const program = await openProgram(origin);
    const close = async () => {
      program.close();
      await stop();
      await databases.remove();
    };
    return { program, organisers, others: seeded.users, seeded, close };
  } catch (error) {
    await databases.remove();
    throw error;
  }
}
