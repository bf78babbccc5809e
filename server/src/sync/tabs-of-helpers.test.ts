import { expect, test } from 'vitest';
import { helps } from '../../testing/a-helper.ts';
import { aMatch } from '../../testing/a-match.ts';
import { anEventStream } from '../../testing/an-event-stream.ts';
import { eventually } from '../../testing/eventually.ts';
import { testApp, type Client } from '../../testing/test-app.ts';

test('a helper who sends the id of the owner’s tab hides no change from it, nor learns the id', async () => {
  const { app, signedIn } = await testApp();
  const carla = await signedIn('carla');
  const marcos = await signedIn('marcos');
  const { list, match } = await aMatch(carla, '34');
  await helps(marcos, carla, { list: list.id });
  const [hers, his] = [await anEventStream(app, carla), await anEventStream(app, marcos)];
  const tab = 'a'.repeat(32);
  const move = async (client: Client, location: string) =>
    client.send({
      method: 'PATCH',
      url: `/api/matches/${match.id}`,
      payload: { location },
      headers: { 'x-picadito-tab': tab },
    });
  await move(marcos, 'Cancha del ayudante');
  await move(carla, 'Cancha de Carla');
  await eventually(() => expect(hers.changes()).toMatchObject([{ tab: null }, { tab }]));
  await eventually(() => expect(his.changes()).toMatchObject([{ tab }, { tab: null }]));
});
