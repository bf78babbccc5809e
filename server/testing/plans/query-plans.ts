import { onTestFinished } from 'vitest';
import { engineAt, type DatabaseAddress } from '../../src/store/engines/engine-at.ts';
import { openStore, type Reader } from '../../src/store/store.ts';
import { explainer, type Step } from './explain.ts';
import { recording, type Statements } from './recording.ts';
import { temporaryDatabase } from '../temporary-database.ts';

export type Plan = { sql: string; steps: Step[] };

/** Runs `work` on an empty database, and returns the query plan of each different statement. */
export async function queryPlans(work: (db: Reader) => Promise<unknown>): Promise<Plan[]> {
  const { address, remove } = await temporaryDatabase();
  const seen: Statements = new Map();
  const store = await openStore(recording(engineAt(address), seen));
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  seen.clear();
  await work(store.read);
  return plansOf(seen, address);
}

export async function plansOf(statements: Statements, address: DatabaseAddress): Promise<Plan[]> {
  const explain = explainer(address);
  const plans: Plan[] = [];
  for (const statement of statements.values()) {
    plans.push({ sql: statement.sql, steps: await explain.steps(statement) });
  }
  await explain.close();
  return plans;
}

/** Returns a line for each step that reads a whole table or index. */
export function fullScans(plans: readonly Plan[]): string[] {
  return textsOf(plans, ({ kind }) => kind === 'scan');
}

/** Returns a line for each search of an index whose first column is not the user's id. */
export function searchesByOthers(plans: readonly Plan[]): string[] {
  return textsOf(plans, ({ kind, by }) => kind === 'search' && !/^\(*user_id *=/.test(by));
}

/** Returns a line for each step that sorts rows. */
export function sortSteps(plans: readonly Plan[]): string[] {
  return textsOf(plans, ({ kind }) => kind === 'sort');
}

function textsOf(plans: readonly Plan[], isMeant: (step: Step) => boolean): string[] {
  return plans.flatMap(({ sql, steps }) =>
    steps.filter(isMeant).map(({ kind, table, by }) => `${kind} ${table} ${by}: ${sql}`),
  );
}
