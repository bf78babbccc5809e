import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { logStream } from './log-stream.ts';

/** Returns a stream that accepts one piece of text, and another one each time `read` is called. */
function reader() {
  const pieces: string[] = [];
  let read = (): void => {};
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      pieces.push(chunk.toString());
      read = done;
    },
  });
  return { out, pieces, read: () => read() };
}

test('the lines of one tick are written in one call, in order', async () => {
  const { out, pieces } = reader();
  const log = logStream(out);
  log.write('a\n');
  log.write('b\n');
  expect(pieces).toEqual([]);
  await setImmediate();
  expect(pieces).toEqual(['a\nb\n']);
});

test('buffered lines are written when the process exits', () => {
  const { out, pieces } = reader();
  const log = logStream(out);
  log.write('last words\n');
  log.flush();
  log.flush();
  expect(pieces).toEqual(['last words\n']);
});

test('a blocked reader does not block the server: lines beyond the buffer are dropped', async () => {
  const { out, pieces, read } = reader();
  const log = logStream(out);
  for (let n = 0; n < 20_000; n += 1) log.write(`${'x'.repeat(199)}\n`);
  expect(out.writableLength).toBeLessThan(1_100_000);
  for (let n = 0; n < 200 && out.writableLength > 0; n += 1) {
    read();
    await setImmediate();
  }
  log.write('here again\n');
  await setImmediate();
  expect(pieces.at(-1)).toBe('here again\n');
});

test('a closed pipe does not end the process', async () => {
  const { out } = reader();
  logStream(out);
  out.destroy(new Error('write EPIPE'));
  await setImmediate();
  expect(out.destroyed).toBe(true);
});
