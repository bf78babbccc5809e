import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFile } from '../src/service-worker/missing-files.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Makes servers answer requests with these statuses, the last one for all further requests; returns what has happened. */
async function openedWith(...statuses: number[]) {
  const fetched = vi.fn(async () => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    return new Response(null, { status });
  });
  vi.stubGlobal('fetch', fetched);
  const onMissing = vi.fn();
  const opened = openFile(new Request('https://picadito.test/assets/home-2.js'), onMissing);
  await vi.advanceTimersByTimeAsync(31_000);
  const { status } = await opened;
  return {
    status,
    requests: fetched.mock.calls.length,
    isMissing: onMissing.mock.calls.length > 0,
  };
}

test('a file that only the server of the newer version has is asked for until that server is reached', async () => {
  expect(await openedWith(404, 404, 200)).toEqual({ status: 200, requests: 3, isMissing: false });
});

test('a file that no server has for 30 seconds is reported, so that the page reloads', async () => {
  expect(await openedWith(404)).toEqual({ status: 404, requests: 31, isMissing: true });
});

test('a server that fails is not asked again, because the screen says so and offers a retry', async () => {
  expect(await openedWith(503, 200)).toEqual({ status: 503, requests: 1, isMissing: false });
});
