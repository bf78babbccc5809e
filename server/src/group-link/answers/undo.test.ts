import { expect, test } from 'vitest';
import { confirm } from '../../../testing/a-match.ts';
import { aLinkedGroup, answersShownIn } from '../../../testing/a-linked-group.ts';

/**
 * Sets up a match of three places with `players` players. Returns a device for each of `numbers`; these players have
 * said VOY in this order.
 */
async function aSmallMatch(players: number, ...numbers: number[]) {
  const group = await aLinkedGroup(players);
  const path = `/api/matches/${group.match.id}`;
  await group.ana.put(`${path}/answers/settings`, { capacity: 3, answersUntil: null });
  const devices = new Map<number, ReturnType<typeof group.device>>();
  for (const number of numbers) {
    const device = group.device();
    await device.says(number, 'voy', { comment: `de ${number}` });
    devices.set(number, device);
  }
  const says = async (number: number, answer: string, more: object = {}) =>
    devices.get(number)?.says(number, answer, more);
  const back = async (number: number) => {
    const page = await devices.get(number)?.page();
    const [undo] = page?.undo ?? [];
    return says(number, undo?.answer ?? 'none', { undo: 'si' });
  };
  const said = async () => answersShownIn((await group.device().page()) ?? {});
  return { ...group, says, back, said, devices };
}

test('a player who takes a NO VOY back is in at the old place, with the old comment', async () => {
  const { says, back, said, devices, roster } = await aSmallMatch(4, 2, 1, 3);
  const before = await roster();
  await says(2, 'no');
  expect(await said()).toEqual(['01 in', '03 in', '02 out']);
  expect((await devices.get(2)?.page())?.undo).toMatchObject([{ answer: 'voy' }]);
  await back(2);
  expect(await said()).toEqual(['02 in', '01 in', '03 in']);
  expect(await roster()).toEqual(before);
  const page = await devices.get(2)?.page();
  expect(page?.next?.people[0]?.comment).toBe('de 2');
  expect(page?.undo).toEqual([]);
});

test('a player who waited waits at the old place again, and a player with NO SÉ is undecided again', async () => {
  const { says, back, said } = await aSmallMatch(6, 1, 2, 3, 4, 5);
  await says(4, 'nose');
  expect((await said()).slice(3)).toEqual(['05 queued 1', '04 maybe']);
  await back(4);
  expect((await said()).slice(3)).toEqual(['04 queued 1', '05 queued 2']);
  await says(3, 'nose');
  await says(3, 'voy');
  expect((await said()).slice(3)).toEqual(['05 queued 1', '03 queued 2']);
  await back(3);
  expect((await said()).slice(3)).toEqual(['05 queued 1', '03 maybe']);
});

test('a player whose place was taken meanwhile becomes the first of the waitlist', async () => {
  const { says, back, said, devices } = await aSmallMatch(6, 1, 2, 3, 4, 5, 6);
  await says(1, 'no');
  expect((await said()).slice(2)).toEqual(['04 in', '05 queued 1', '06 queued 2', '01 out']);
  await back(1);
  expect((await said()).slice(2)).toEqual(['04 in', '01 queued 1', '05 queued 2', '06 queued 3']);
  await says(2, 'no');
  expect((await said()).slice(1, 3)).toEqual(['04 in', '01 in']);
  const again = await devices.get(1)?.says(1, 'voy', { undo: 'si' });
  expect(again?.status).toBe(200);
  expect((await said()).slice(1, 3)).toEqual(['04 in', '01 in']);
});

test('a VOY by another player does not restore the old place', async () => {
  const { said, devices, device } = await aSmallMatch(4, 1);
  const forTwo = (answer: string, more: object = {}) =>
    devices.get(1)?.says(2, answer, { other: 'si', ...more });
  await forTwo('voy');
  await device().says(3, 'voy');
  expect(await said()).toEqual(['01 in', '02 in', '03 in']);
  await forTwo('no');
  await forTwo('voy', { undo: 'si' });
  expect(await said()).toEqual(['01 in', '03 in', '02 in']);
});

test('only one of two players who left the same place gets it back, and the second is the first of the waitlist', async () => {
  const { ana, match, says, back, said, devices, device } = await aSmallMatch(6, 3, 5, 1);
  const beto = device();
  devices.set(2, beto);
  await says(1, 'no');
  await says(2, 'voy');
  await says(2, 'no');
  await back(1);
  devices.set(4, device());
  await says(4, 'voy');
  expect(await said()).toEqual(['03 in', '05 in', '01 in', '04 queued 1', '02 out']);
  await back(2);
  expect(await said()).toEqual(['03 in', '05 in', '01 in', '02 queued 1', '04 queued 2']);
  await ana.put(`/api/matches/${match.id}/answers/settings`, { capacity: 4, answersUntil: null });
  expect((await said()).slice(3)).toEqual(['02 in', '04 queued 1']);
});

test('nothing can be taken back by other players, before a first answer, or after a decision of the organiser', async () => {
  const { ana, match, ids, says, devices, said } = await aSmallMatch(5, 1, 2);
  expect((await devices.get(1)?.page())?.undo).toEqual([]);
  await says(1, 'no');
  expect((await devices.get(2)?.page())?.undo).toEqual([]);
  await confirm(ana, match.id, ids[0] ?? '');
  await confirm(ana, match.id, ids[0] ?? '', false);
  expect((await devices.get(1)?.page())?.undo).toEqual([]);
  await says(1, 'no', { undo: 'si' });
  expect(await said()).toEqual(['02 in', '01 out']);
});
