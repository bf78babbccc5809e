import { errorMessage } from '../terminal.ts';
import { logOnce } from '../logging/log-once.ts';
import { reasonOf } from '../logging/reason-of.ts';
import {
  journal,
  NewerSchemaError,
  refuseNewer,
  schemaVersion,
} from '../store/migrations/journal.ts';
import { MIGRATIONS } from '../store/migrations/migrate.ts';
import type { Store } from '../store/store.ts';

const EVERY_MS = 10_000;

/**
 * Stores that a server of this version runs. Throws `NewerSchemaError` if it may no longer serve the database. The
 * check comes after the row: a contract that has not seen the row is committed by then.
 */
export async function noteServer({ engine: { rolling }, transaction }: Store): Promise<void> {
  if (!rolling) return;
  const known = Object.keys(MIGRATIONS);
  await transaction((tx) => rolling.noteServer(tx, schemaVersion(known)));
  await transaction(async (tx) => refuseNewer(tx, await journal(tx), known));
}

/**
 * Notes every 10 seconds that this server runs. `end` is called with a line when a newer version has changed the
 * database so that this one may no longer serve it. `stop` stores that the server has ended.
 */
export function startNotingServer(
  store: Store,
  { log, end }: { log: (note: string) => void; end: (line: string) => void },
  everyMs = EVERY_MS,
): { stop: () => Promise<void> } {
  const warn = logOnce(log);
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(run);
  }, everyMs);

  async function run(): Promise<void> {
    try {
      await noteServer(store);
      warn();
    } catch (error) {
      if (error instanceof NewerSchemaError) end(errorMessage(error));
      else warn(`this server could not note that it runs: ${reasonOf(error)}`);
    }
  }

  return {
    async stop() {
      clearInterval(timer);
      await running;
      const { rolling } = store.engine;
      if (!rolling) return;
      await store
        .transaction((tx) => rolling.forgetServer(tx))
        .catch((error: unknown) =>
          log(`this server could not note that it has ended: ${reasonOf(error)}`),
        );
    },
  };
}
