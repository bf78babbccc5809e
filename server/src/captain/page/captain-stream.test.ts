import { expect, test } from 'vitest';
import { aCaptain } from '../../../testing/a-captain.ts';
import { aStream } from '../../../testing/an-event-stream.ts';
import { eventually } from '../../../testing/eventually.ts';

async function aFollowedCaptain() {
  const captain = await aCaptain();
  const nico = captain.device();
  await nico.hold();
  const stream = await aStream(captain.app, `${captain.path}/changes`);
  /** Resolves once the stream has sent `count` versions, the last of which is that of the page of each device. */
  const hasSent = (count: number) =>
    eventually(async () => {
      expect(stream.told).toHaveLength(count);
      for (const phone of [nico, captain.device()])
        expect((await phone.open()).body).toContain(`"version":"${stream.told.at(-1)?.id}"`);
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
  const { ana, app, url, path, make, ids, match, stream } = await aFollowedCaptain();
  expect((await ana.delete(url)).status).toBe(204);
  await eventually(() => expect(stream.isOpen()).toBe(false));
  expect((await aStream(app, `${path}/changes`)).response.status).toBe(404);
  const later = await aStream(app, `${await make(ids[0] ?? '')}/changes`);
  await eventually(() => expect(later.told).toHaveLength(1));
  await ana.delete(`/api/matches/${match.id}`);
  await eventually(() => expect(later.isOpen()).toBe(false));
});
