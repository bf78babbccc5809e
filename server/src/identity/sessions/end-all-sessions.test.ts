import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { endAllSessions } from './end-all-sessions.ts';

test('the operator can end all sessions without deleting data', async () => {
  const { signedIn, store } = await testApp();
  const [ana, phone, beto] = [await signedIn('ana'), await signedIn('ana'), await signedIn('beto')];
  await ana.post('/api/lists', { name: 'Los jueves' });
  expect(await endAllSessions(store)).toBe(3);
  for (const device of [ana, phone, beto]) expect((await device.get('/api/me')).status).toBe(401);
  const again = await signedIn('ana');
  expect((await again.get('/api/lists')).body).toMatchObject([{ name: 'Los jueves' }]);
  expect(await endAllSessions(store)).toBe(1);
});
