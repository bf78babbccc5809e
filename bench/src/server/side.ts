import type { Databases } from '../databases.ts';
import { startProgram, type Program } from '../program.ts';
import { progress } from '../suite.ts';
import { createAccount, phonesOf, type Account } from './account.ts';
import type { User } from './screen-routes.ts';

/** Type of one of the compared builds: a running program with its own database and its accounts. */
export type Side = { program: Program; accounts: Account[]; user: User };

/** Number of accounts. In the measurement of requests per second, each connection uses another account. */
const ACCOUNTS = 10;

/**
 * Starts a build on a new database with ten accounts: the build in the folder `root`, by default that of this
 * repository.
 */
export async function openSide(databases: Databases, root?: string): Promise<Side> {
  const program = await startProgram(await databases.create(), {}, root);
  try {
    const { origin } = program;
    const numbers = Array.from({ length: ACCOUNTS }, (_, index) => index + 1);
    const accounts = await Promise.all(numbers.map((number) => createAccount(origin, number)));
    const [account] = accounts;
    if (!account) throw new Error('there are no accounts');
    const user = { account, phones: await phonesOf(origin, account) };
    progress(`${databases.engine}: ${ACCOUNTS} accounts created`);
    return { program, accounts, user };
  } catch (error) {
    await program.stop();
    throw error;
  }
}
