import { onTestFinished } from 'vitest';
import { engineAt } from '../store/dialects/engine-at.ts';
import { openStore, type Reader } from '../store/store.ts';
import { explainer, type Step } from './explain.ts';
import { recording, type Statement } from './recording.ts';
import { temporaryDatabase } from './temporary-database.ts';

export type Plan = { sql: string; steps: Step[] };

/** How the engine goes about each statement that `work` runs, on an empty database. */
export async function queryPlans(work: (db: Reader) => Promise<unknown>): Promise<Plan[]> {
  const { address, remove } = await temporaryDatabase();
  const seen: Statement[] = [];
  const store = await openStore(recording(engineAt(address), seen));
  const explain = explainer(address);
  onTestFinished(async () => {
    await explain.close();
    await store.close();
    await remove();
  });
  seen.length = 0;
  await work(store.read);
  const plans: Plan[] = [];
  for (const statement of seen) {
    plans.push({ sql: statement.sql, steps: await explain.steps(statement) });
  }
  return plans;
}

/** What reads a whole table, or a whole index, instead of walking an index from a value on. */
export function scans(plans: readonly Plan[]): string[] {
  return textsOf(plans, ({ kind }) => kind === 'scan');
}

/** What walks an index from anything but a user on. */
export function searchesByOthers(plans: readonly Plan[]): string[] {
  return textsOf(plans, ({ kind, by }) => kind === 'search' && !/^\(*user_id *=/.test(by));
}

/** What puts rows in order that come in another one. */
export function sorts(plans: readonly Plan[]): string[] {
  return textsOf(plans, ({ kind }) => kind === 'sort');
}

function textsOf(plans: readonly Plan[], isMeant: (step: Step) => boolean): string[] {
  return plans.flatMap(({ sql, steps }) =>
    steps.filter(isMeant).map(({ kind, table, by }) => `${kind} ${table} ${by}: ${sql}`),
  );
}
