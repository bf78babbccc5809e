import { expect, test } from 'vitest';
import { helps } from '../../testing/a-helper.ts';
import { aMatch } from '../../testing/a-match.ts';
import { testApp } from '../../testing/test-app.ts';

test('malformed ids get the same reply for a helper as for somebody who helps nobody', async () => {
  const { signedIn } = await testApp();
  const carla = await signedIn('carla');
  const marcos = await signedIn('marcos');
  const { list } = await aMatch(carla, '3');
  await helps(marcos, carla, { list: list.id });
  for (const id of ['\u0000', `${list.id}\u0000`, '\uD800']) {
    const path = encodeURIComponent(id.toWellFormed());
    const requests = [
      { url: `/api/matches/${path}` },
      { url: `/api/first-view?matchId=${path}` },
      {
        method: 'POST',
        url: '/api/matches',
        payload: { listId: id, date: '2026-12-03', time: '21:00', location: 'Cancha' },
      },
      {
        method: 'POST',
        url: '/api/players',
        payload: { listId: id, name: 'Uno', skillLevel: '3' },
      },
      {
        method: 'PUT',
        url: '/api/pairs',
        payload: { playerIds: [id, 'b'], kind: 'separados' },
      },
    ] as const;
    for (const request of requests) {
      const helper = await marcos.send(request);
      const owner = await carla.send(request);
      expect({ request, status: helper.status }).toEqual({ request, status: owner.status });
      expect(helper.status).toBeLessThan(500);
    }
  }
});
