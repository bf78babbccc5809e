import { expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { howMany, timesLonger } from '../../testing/how-many.ts';
import { aDatabase } from '../../testing/notices/several-servers.ts';

const TIMES = howMany(5, timesLonger(20));

test('two servers send each message once', async () => {
  const { push, start, device, isIn, isAllSent } = await aDatabase();
  await Promise.all([start(), start(), start()]);
  const nico = device();
  for (let time = 1; time <= TIMES; time += 1) {
    await isIn(nico);
    await nico.says(1, 'no');
    await eventually(() => expect(push.received).toHaveLength(time));
  }
  await isAllSent();
  expect(push.requests()).toBe(TIMES);
  expect(push.faults).toEqual([]);
});

test('a message of a server that ends after sending it is sent again by another, with the same topic and tag', async () => {
  const { push, start, device, clock, isIn, isAllSent } = await aDatabase();
  let isDead = false;
  // Writes after the first request are lost, as on a server that was killed.
  await start((own) => ({
    ...own,
    transaction: async (work, attempts) => {
      if (push.requests() > 0) isDead = true;
      if (isDead) throw new Error('ended');
      return own.transaction(work, attempts);
    },
  }));
  const nico = device();
  await isIn(nico);
  await nico.says(1, 'no');
  await eventually(() => expect(push.received).toHaveLength(1));
  await start();
  clock.now += 59_000;
  expect(push.received).toHaveLength(1);
  clock.now += 2000;
  await eventually(() => expect(push.received).toHaveLength(2));
  const [first, second] = push.received;
  expect(second?.topic).toBe(first?.topic);
  expect(second?.notification).toEqual(first?.notification);
  await isAllSent();
});
