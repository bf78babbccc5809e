import type { OwnNotices } from '@picadito/domain';
import { expect, test } from 'vitest';
import { accepts, helps } from '../../testing/a-helper.ts';
import { createList, createMatch } from '../../testing/a-match.ts';
import { aDevice } from '../../testing/a-linked-group.ts';
import { eventually } from '../../testing/eventually.ts';
import { anOffer } from '../../testing/handover/an-offer.ts';
import { aNoticedGroup } from '../../testing/notices/a-noticed-group.ts';
import { MISSING } from '../../testing/ownership/odd-ids.ts';
import { PUBLIC_URL } from '../../testing/test-app.ts';
import { timestamp } from '../store/timestamps.ts';

/** Sets up a list whose helper Beto has notices on one phone; `listen` turns those about the list on or off. */
async function aHelpedGroup() {
  const group = await aNoticedGroup(3);
  const { ana, list, push, signedIn } = group;
  const beto = await signedIn('beto');
  const { helper, user } = await helps(beto, ana, { list: list.id });
  const betosPhone = push.subscribe('beto');
  await beto.put('/api/notices', betosPhone.subscription);
  const listen = (isOn: boolean, client = beto) =>
    client.put(`/api/lists/${list.id}/notices`, { isOn });
  const nico = group.device();
  /** Nico says VOY and drops out, which is news to everybody who has notices. */
  const dropsOut = async (left = 0) => {
    await nico.says(1, 'voy');
    await group.settled();
    await nico.says(1, 'no');
    await group.settled(left);
  };
  return { ...group, beto, helper, user, betosPhone, listen, dropsOut };
}

const RETRY_MS = 15_000;
const NEWS = 'Quedan 0 / Se bajó Jueves 01 · no queda nadie para entrar';

test('a helper gets the notices about a list while they are turned on', async () => {
  const { beto, listen, dropsOut, told, push, match } = await aHelpedGroup();
  const read = async () => (await beto.get<OwnNotices>('/api/notices')).body.helpedLists;
  expect(await read()).toMatchObject([{ listName: 'Jueves', ownerName: 'ana', isOn: false }]);
  await dropsOut();
  expect([told('ana'), told('beto')]).toEqual([[NEWS], []]);
  expect((await listen(true)).status).toBe(204);
  expect(await read()).toMatchObject([{ isOn: true }]);
  await dropsOut();
  expect([told('ana'), told('beto')]).toEqual([[NEWS, NEWS], [NEWS]]);
  expect(push.received.at(-1)?.notification.navigate).toBe(
    `${PUBLIC_URL}/confirm-attendance?matchId=${match.id}`,
  );
  await listen(false);
  await dropsOut();
  expect([told('ana').length, told('beto').length]).toEqual([3, 1]);
});

test('a helper gets notices of an owner who has none, on a phone that asks for them later', async () => {
  const { ana, beto, betosPhone, listen, dropsOut, told } = await aHelpedGroup();
  await ana.delete('/api/notices');
  await beto.delete('/api/notices');
  await listen(true);
  await dropsOut();
  await beto.put('/api/notices', betosPhone.subscription);
  await dropsOut();
  expect([told('ana'), told('beto')]).toEqual([[], [NEWS]]);
});

test("a helper gets no notice about the owner's other lists", async () => {
  const group = await aHelpedGroup();
  const { ana, listen, told, settled } = group;
  await listen(true);
  const friday = await createList(ana, 'Viernes', '33');
  await createMatch(ana, friday.id, { date: '2026-11-27' });
  const link = (await ana.put<{ address: string }>(`/api/lists/${friday.id}/link`, { isOn: true }))
    .body.address;
  const lola = aDevice(group, link.replace(PUBLIC_URL, ''));
  await lola.says(1, 'voy');
  await settled();
  await lola.says(1, 'no');
  await settled();
  expect([told('ana').length, told('beto').length]).toEqual([1, 0]);
});

test.each(['removal', 'the deletion of the account'] as const)(
  'notices of a helper end with %s, those that wait to be sent again included',
  async (end) => {
    const {
      ana,
      beto,
      list,
      helper,
      betosPhone,
      listen,
      dropsOut,
      push,
      told,
      settled,
      clock,
      store,
    } = await aHelpedGroup();
    await listen(true);
    push.answers(betosPhone.name, { status: 500 });
    await dropsOut(1);
    await eventually(async () => {
      const [row] = await store.read.selectFrom('pushes').select('due_at').execute();
      expect(row?.due_at).toBe(timestamp(clock.now + RETRY_MS));
    });
    push.answers(betosPhone.name, null);
    if (end === 'removal') await ana.delete(`/api/lists/${list.id}/helpers/${helper}`);
    else await beto.delete('/api/me');
    clock.now += 60_000;
    await settled();
    await dropsOut();
    expect([told('ana').length, told('beto').length]).toEqual([2, 0]);
  },
);

test('a subscription of a helper is deleted when its push service says that it is gone', async () => {
  const { beto, betosPhone, listen, dropsOut, push } = await aHelpedGroup();
  await listen(true);
  push.answers(betosPhone.name, { status: 410 });
  await dropsOut();
  expect((await beto.get('/api/notices')).body).toMatchObject({ isOn: false });
});

test('after a hand-over its receiver gets each notice once, other helpers go on, and the former owner gets none', async () => {
  const { ana, list, push, signedIn, listen, dropsOut, told } = await aHelpedGroup();
  await listen(true);
  const carla = await signedIn('carla');
  await carla.put('/api/notices', push.subscribe('carla').subscription);
  const { accept } = await anOffer(ana, carla, list);
  await listen(true, carla);
  await accept();
  await dropsOut();
  expect([told('ana'), told('beto'), told('carla')]).toEqual([[], [NEWS], [NEWS]]);
  await listen(true, ana);
  await dropsOut();
  expect([told('ana').length, told('beto').length, told('carla').length]).toEqual([1, 2, 2]);
});

test('nobody but the owner and a confirmed helper has notices about a list', async () => {
  const { ana, list, signedIn, listen } = await aHelpedGroup();
  const dora = await signedIn('dora');
  await accepts(dora, ana, { list: list.id });
  const missing = await ana.put(`/api/lists/${MISSING}/notices`, { isOn: true });
  expect(missing.status).toBe(404);
  for (const client of [dora, await signedIn('eva')])
    expect((await listen(true, client)).body).toEqual(missing.body);
  expect((await listen(false, ana)).status).toBe(204);
});
