import { expect, test } from 'vitest';
import { aCaptain } from '../../../testing/a-captain.ts';
import { eventually } from '../../../testing/eventually.ts';

async function aFollowedCaptain() {
  const captain = await aCaptain();
  const nico = captain.device();
  await nico.hold();
  const stream = await nico.follow();
  /** Resolves once the stream has sent `count` versions, the last of which is that of the captain's page. */
  const hasSent = (count: number) =>
    eventually(async () => {
      expect(stream.told).toHaveLength(count);
      expect(await nico.version()).toBe(stream.told.at(-1)?.id);
    });
  await hasSent(1);
  return { ...captain, nico, stream, hasSent };
}

test('the captain’s open page learns of what the organiser changes and of what the captain does', async () => {
  const { ana, match, ids, mark, pay, nico, stream, hasSent } = await aFollowedCaptain();
  await ana.patch(`/api/matches/${match.id}`, { time: '22:00' });
  await hasSent(2);
  await mark(2, false);
  await hasSent(3);
  await pay(ids[2] ?? '', 3500);
  await hasSent(4);
  await nico.tap(2, 'va');
  await hasSent(5);
  await ana.patch(`/api/matches/${match.id}`, { status: 'cancelado' });
  await hasSent(6);
  expect(stream.told.map(({ event, data }) => ({ event, data }))).toEqual(
    stream.told.map(() => ({ event: 'version', data: {} })),
  );
});

test('the stream of a captain ends with the link, and a dead link has none', async () => {
  const { ana, url, make, device, ids, match, nico, stream } = await aFollowedCaptain();
  expect((await ana.delete(url)).status).toBe(204);
  await eventually(() => expect(stream.isOpen()).toBe(false));
  expect((await nico.follow()).response.status).toBe(404);
  const next = device(await make(ids[0] ?? ''));
  await next.hold();
  const later = await next.follow();
  await eventually(() => expect(later.told).toHaveLength(1));
  await ana.delete(`/api/matches/${match.id}`);
  await eventually(() => expect(later.isOpen()).toBe(false));
});

test('a device that does not hold the link gets no stream, and a version that does not change with payments', async () => {
  const { ana, match, ids, pay, device, nico } = await aFollowedCaptain();
  const other = device();
  const [shown, own] = [await other.version(), await nico.version()];
  expect((await other.follow()).response.status).toBe(204);
  await pay(ids[2] ?? '', 3500);
  expect(await other.version()).toBe(shown);
  expect(await nico.version()).not.toBe(own);
  await ana.patch(`/api/matches/${match.id}`, { time: '22:00' });
  expect(await other.version()).not.toBe(shown);
});
