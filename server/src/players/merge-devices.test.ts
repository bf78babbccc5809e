import { DEVICES_PER_NAME, type GroupPage } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aLinkedGroup, keyOf, pageIn } from '../../testing/a-linked-group.ts';

const MINUTE = 60_000;

/** Sets up a linked group in which Jueves 01 and 02 are the same person, of whom 01 is kept. */
async function aPersonTwice() {
  const group = await aLinkedGroup(4);
  const { ana, ids } = group;
  const url = `/api/players/${ids[0]}/merge`;
  const merge = async () => {
    const { status } = await ana.post(url, { otherId: ids[1] });
    expect(status).toBe(200);
  };
  const split = async () => expect((await ana.delete(url)).status).toBe(204);
  return { ...group, merge, split };
}

const nameOf = async (phone: { page: () => Promise<GroupPage> }) =>
  (await phone.page()).me?.name ?? null;

test.each(['voy', 'nose'])(
  'after the undo of a merge each phone owns the name that it had, also after a %s in between',
  async (answer) => {
    const { device, merge, split, clock } = await aPersonTwice();
    const [one, two] = [device(), device()];
    await one.says(1, 'voy');
    await two.says(2, 'no');
    await merge();
    expect(await nameOf(two)).toBe('Jueves 01');
    clock.now += MINUTE;
    expect((await two.says(1, answer)).status).toBe(200);
    await split();
    expect([await nameOf(one), await nameOf(two)]).toEqual(['Jueves 01', 'Jueves 02']);
    expect((await two.says(1, 'no')).status).toBe(409);
  },
);

test('a phone that has taken a name anew since a merge keeps it after the undo', async () => {
  const { device, merge, split, clock } = await aPersonTwice();
  const phone = device();
  await phone.says(2, 'voy');
  await merge();
  await phone.sends('forget', {});
  clock.now += MINUTE;
  await phone.says(1, 'voy');
  await split();
  expect(await nameOf(phone)).toBe('Jueves 01');
});

test('of the phones of both records those that were used last keep the name after a merge', async () => {
  const { device, merge, personalPath, clock } = await aPersonTwice();
  const paths = [await personalPath(1), await personalPath(2)];
  const phones: ReturnType<typeof device>[] = [];
  for (let number = 0; number < DEVICES_PER_NAME + 2; number += 1) {
    const phone = device();
    clock.now += MINUTE;
    await phone.says((number % 2) + 1, 'voy', {}, paths[number % 2]);
    phones.push(phone);
  }
  const [first] = phones;
  clock.now += MINUTE;
  await first?.says(1, 'no');
  await merge();
  const names = [];
  for (const phone of phones) names.push(await nameOf(phone));
  const last = Array.from({ length: DEVICES_PER_NAME - 1 }, () => 'Jueves 01');
  expect(names).toEqual(['Jueves 01', null, null, ...last]);
});

test('a merge ends the claims to both records', async () => {
  const { device, merge } = await aPersonTwice();
  const claiming = [device(), device()] as const;
  await device().says(1, 'voy');
  await device().says(2, 'no');
  await claiming[0].claims(1, 'no');
  await claiming[1].claims(2, 'voy');
  const claimed = async () => {
    const [one, two] = [await claiming[0].page(), await claiming[1].page()];
    return [one.claim?.name, two.claim?.name];
  };
  expect(await claimed()).toEqual(['Jueves 01', 'Jueves 02']);
  await merge();
  expect(await claimed()).toEqual([undefined, undefined]);
});

test('the personal link of the other record leads to the kept player', async () => {
  const { app, device, merge, personalPath, roster } = await aPersonTwice();
  const old = await personalPath(2);
  await merge();
  const page = pageIn((await app.inject(old)).body);
  expect(page.asked).toMatchObject({ kind: 'name-chosen', key: keyOf(page.next, 1) });
  const phone = device();
  expect((await phone.says(1, 'voy', {}, old)).status).toBe(200);
  expect(await nameOf(phone)).toBe('Jueves 01');
  expect((await roster())[0]).toMatchObject({ confirmed: true });
});
