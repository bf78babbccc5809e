import { openDatabases, type EngineName } from '../databases.ts';
import { startProgram } from '../program.ts';
import { openConnection } from './connection.ts';
import { questions, type QuestionName } from './requests.ts';
import { seed, type Seeded } from './seed.ts';

/** The program on a database of its own with so many matches. */
export type Season = {
  matches: number;
  seeded: Seeded;
  /** Milliseconds to the response of one request, as any of the users. */
  timeOf: (question: QuestionName) => Promise<number>;
  close: () => Promise<void>;
};

export async function openSeason(engine: EngineName, matches: number): Promise<Season> {
  const databases = await openDatabases(engine);
  try {
    const url = await databases.create();
    // its first start makes the schema
    await (await startProgram(url)).stop();
    const seeded = await seed(engine, url, matches);
    const { origin, stop } = await startProgram(url);
    let connection = await openConnection(origin);
    const asked = { origin, users: seeded.users, changed: new Map<string, boolean>() };
    return {
      matches,
      seeded,
      timeOf: async (question) => {
        if (!connection.isOpen()) connection = await openConnection(origin);
        return connection.timeOf(questions[question](asked));
      },
      close: async () => {
        connection.close();
        await stop();
        await databases.remove();
      },
    };
  } catch (error) {
    await databases.remove();
    throw error;
  }
}
