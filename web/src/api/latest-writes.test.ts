import { expect, test } from 'vitest';
import { latestWrites } from './latest-writes.ts';

/** A server that answers when told to. */
function slowServer() {
  const sent: { key: string; value: boolean; answer: () => void; fail: () => void }[] = [];
  const send = (key: string, value: boolean) =>
    new Promise<string>((resolve, reject) => {
      sent.push({
        key,
        value,
        answer: () => resolve(`${key}:${value}`),
        fail: () => reject(new Error('500: ')),
      });
    });
  return { sent, write: latestWrites(send) };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

test('twelve taps on twelve players are all sent at once', async () => {
  const { sent, write } = slowServer();
  for (let index = 0; index < 12; index += 1) void write(`player${index}`, true);
  await settled();
  expect(sent.map(({ key }) => key)).toEqual(Array.from({ length: 12 }, (_, i) => `player${i}`));
});

test('a double tap is written in order and ends in the last state', async () => {
  const { sent, write } = slowServer();
  const first = write('ana', true);
  const second = write('ana', false);
  await settled();
  // The second tap came before the first was sent: only the last one is.
  expect(sent.map(({ value }) => value)).toEqual([false]);
  sent[0]?.answer();
  expect(await first).toBeNull();
  expect(await second).toBe('ana:false');
});

test('taps during a write wait for it, and only the last of them is sent', async () => {
  const { sent, write } = slowServer();
  const first = write('ana', true);
  await settled();
  const second = write('ana', false);
  const third = write('ana', true);
  const fourth = write('ana', false);
  await settled();
  expect(sent).toHaveLength(1);
  sent[0]?.answer();
  await settled();
  expect(sent.map(({ value }) => value)).toEqual([true, false]);
  sent[1]?.answer();
  expect(await Promise.all([first, second, third, fourth])).toEqual([
    null,
    null,
    null,
    'ana:false',
  ]);
});

test('a failure is told once, to the tap that nothing followed', async () => {
  const { sent, write } = slowServer();
  const first = write('ana', true);
  await settled();
  const second = write('ana', false);
  sent[0]?.fail();
  expect(await first).toBeNull();
  await settled();
  sent[1]?.fail();
  await expect(second).rejects.toThrow('500');
});

test('after a failure the next tap is sent as if nothing had been', async () => {
  const { sent, write } = slowServer();
  const failed = write('ana', true);
  await settled();
  sent[0]?.fail();
  await expect(failed).rejects.toThrow('500');
  const again = write('ana', true);
  await settled();
  sent[1]?.answer();
  expect(await again).toBe('ana:true');
});
