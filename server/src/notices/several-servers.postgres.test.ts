import { expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { aDatabase } from '../../testing/notices/several-servers.ts';

/** Number of rounds. Each takes two seconds, since the other servers wait one second before they check. */
const TIMES = 3;
/** Intervals in milliseconds that are so long that only the first of these checks runs during a test. */
const NEVER = { everyMs: 3_600_000, allEveryMs: 3_600_000 };

test('the messages of one server are sent once by other servers, which are signalled, within five seconds', async () => {
  const { push, start, device, isIn, isAllSent } = await aDatabase(NEVER);
  // The server that gets the request sends nothing, as if it had died right after its commit.
  await Promise.all([start(), start()]);
  const nico = device();
  for (let time = 1; time <= TIMES; time += 1) {
    await isIn(nico);
    const before = performance.now();
    await nico.says(1, 'no');
    await eventually(() => expect(push.received).toHaveLength(time));
    expect(performance.now() - before).toBeLessThan(5000);
  }
  await isAllSent();
  expect(push.requests()).toBe(TIMES);
  expect(push.faults).toEqual([]);
});
