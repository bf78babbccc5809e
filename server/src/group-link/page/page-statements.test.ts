import { expect, onTestFinished, test } from 'vitest';
import { engineAt } from '../../store/engines/engine-at.ts';
import { openStore } from '../../store/store.ts';
import { aLinkedGroupOf } from '../../../testing/a-linked-group.ts';
import { countingStatements } from '../../../testing/plans/recording.ts';
import { temporaryDatabase } from '../../../testing/temporary-database.ts';
import { testApp } from '../../../testing/test-app.ts';

async function statementsOfPage(players: number): Promise<number> {
  const { address, remove } = await temporaryDatabase();
  const { engine, count } = countingStatements(engineAt(address));
  const store = await openStore(engine);
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  const { app, path } = await aLinkedGroupOf(await testApp({}, store), 'ana', players);
  const before = count();
  expect((await app.inject(path)).statusCode).toBe(200);
  return count() - before;
}

test('the page of a link takes as many statements for many players as for few', async () => {
  const few = await statementsOfPage(2);
  expect(await statementsOfPage(60)).toBe(few);
  expect(few).toBeGreaterThan(3);
});
