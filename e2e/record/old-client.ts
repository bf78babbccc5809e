import { newDatabase, startServer } from '../support/server/server.ts';
import { test as usual } from '../support/test.ts';

/**
 * The usual `test`, with the program that is built in the folder PICADITO_OLD, to record what an older client stores
 * and sends.
 */
export const test = usual.extend<object, { origin: string }>({
  origin: [
    async ({ browserName: _ }, use) => {
      const root = process.env['PICADITO_OLD'];
      if (!root) throw new Error('PICADITO_OLD: the folder of the other commit (README.md)');
      const server = await startServer({ DATABASE_URL: newDatabase() }, root);
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
