import { expect, test } from 'vitest';
import { helps } from '../../testing/a-helper.ts';
import { aMatch, confirm } from '../../testing/a-match.ts';
import { anEventStream } from '../../testing/an-event-stream.ts';
import { eventually } from '../../testing/eventually.ts';
import { anOffer } from '../../testing/handover/an-offer.ts';
import { testApp } from '../../testing/test-app.ts';

test('the open screen of another helper begins again with the new owner and follows the list', async () => {
  const { signedIn, app } = await testApp();
  const [ana, beto, caro] = [await signedIn('ana'), await signedIn('beto'), await signedIn('caro')];
  const { list, match, ids } = await aMatch(ana, '34');
  await helps(caro, ana, { list: list.id });
  const stream = await anEventStream(app, caro);
  await eventually(() => expect(stream.told[0]).toMatchObject({ event: 'ready' }));
  await (await anOffer(ana, beto, list)).accept();
  await eventually(() => expect(stream.isOpen()).toBe(false));
  const since = encodeURIComponent(stream.told.at(-1)?.id ?? '');
  const next = await anEventStream(app, caro, `?since=${since}`);
  await eventually(() => expect(next.told[0]).toMatchObject({ event: 'resync' }));
  await confirm(beto, match.id, ids[0] ?? '', false);
  await eventually(() => expect(next.changes()).toMatchObject([{ kind: 'match', id: match.id }]));
});
