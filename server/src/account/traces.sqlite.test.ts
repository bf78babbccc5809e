import { readFileSync } from 'node:fs';
import { engineAt } from '../store/engines/engine-at.ts';
import { openStore } from '../store/store.ts';
import { temporaryDatabase } from '../../testing/temporary-database.ts';
import { testApp } from '../../testing/test-app.ts';
import { expect, onTestFinished, test } from 'vitest';

test('after shutdown the database file contains no data of a deleted account', async () => {
  const { address, remove } = await temporaryDatabase();
  onTestFinished(remove);
  if (address.engine !== 'sqlite') throw new Error('this is about a file');
  const store = await openStore(engineAt(address));
  const { signedIn } = await testApp({}, store);
  const [ana, beto] = [await signedIn('ana'), await signedIn('beto')];
  for (const [organiser, name] of [
    [ana, 'Secreta'],
    [beto, 'Conocido'],
  ] as const) {
    const players = Array.from({ length: 200 }, (_, index) => ({
      name: `${name} ${index}`,
      skillLevel: '3',
      whatsapp: `11 5555 ${1000 + index}`,
    }));
    await organiser.post('/api/lists', { name: `Lista ${name}`, players });
  }
  await ana.delete('/api/me');
  await store.close();
  const file = readFileSync(address.file, 'latin1');
  expect(file).toContain('Conocido 199');
  expect(file).not.toContain('Secreta');
});
