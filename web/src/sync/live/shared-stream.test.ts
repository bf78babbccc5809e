import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerEvent } from './event-stream.ts';
import { sharedStream } from './shared-stream.ts';

const { locks } = navigator;
let tests = 0;
let page: EventTarget & { visibilityState: string };
let tabs: { close: () => void }[];

beforeEach(() => {
  tests += 1;
  tabs = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  for (const tab of tabs) tab.close();
  vi.unstubAllGlobals();
});

/** A tab of this browser, and the streams that it has opened: from where, how to speak, whether it is open. */
function aTab(since: string | null) {
  const streams: { since: string | null; tell: (event: ServerEvent) => void; isOpen: boolean }[] =
    [];
  const heard: string[] = [];
  const close = sharedStream({
    name: `shared-stream-${tests}`,
    since,
    open: (from, tell) => {
      const stream = { since: from, tell, isOpen: true };
      streams.push(stream);
      return () => {
        stream.isOpen = false;
      };
    },
    onEvent: ({ id }) => heard.push(id),
    onMissedEvents: () => heard.push('gap'),
  });
  const tab = {
    close,
    streams,
    heard,
    tell: (id: string) => streams.at(-1)?.tell({ type: 'change', id, data: '{}' }),
  };
  tabs.push(tab);
  return tab;
}
const leads = (tab: ReturnType<typeof aTab>) =>
  vi.waitFor(() => expect(tab.streams.at(-1)?.isOpen).toBe(true));
/** As long as a message between tabs takes, and longer. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('one tab opens the stream, and all tabs receive its events', async () => {
  const first = aTab('v1');
  await leads(first);
  const [second, third] = [aTab('v1'), aTab('v1')];
  await settled();
  first.tell('v2');
  await vi.waitFor(() => expect([second.heard, third.heard]).toEqual([['v2'], ['v2']]));
  expect(first.heard).toEqual(['v2']);
  expect([second.streams, third.streams]).toEqual([[], []]);
});

test('when the leader closes, another tab resumes at its version', async () => {
  const first = aTab('v1');
  await leads(first);
  const second = aTab('v1');
  await settled();
  first.tell('v2');
  await vi.waitFor(() => expect(second.heard).toEqual(['v2']));
  first.close();
  await leads(second);
  expect(second.streams).toMatchObject([{ since: 'v2' }]);
  expect(first.streams).toMatchObject([{ isOpen: false }]);
  second.tell('v3');
  expect(second.heard).toEqual(['v2', 'v3']);
});

test('a tab with an older version refetches all, one with the current version does not', async () => {
  const first = aTab('v1');
  await leads(first);
  first.tell('v2');
  const [late, fresh] = [aTab('v1'), aTab('v2')];
  await vi.waitFor(() => expect(late.heard).toEqual(['gap']));
  expect(fresh.heard).toEqual([]);
  first.tell('v3');
  await vi.waitFor(() => expect(late.heard).toEqual(['gap', 'v3']));
});

test('a new leader announces its version, and a tab with another one refetches all', async () => {
  const first = aTab('v1');
  await leads(first);
  page.visibilityState = 'hidden';
  const [second, third] = [aTab('v1'), aTab('v0')];
  await settled();
  expect(third.heard).toEqual([]);
  first.close();
  await leads(second);
  await vi.waitFor(() => expect(third.heard).toEqual(['gap']));
  expect(second.heard).toEqual([]);
  second.close();
  await leads(third);
  expect(third.streams).toMatchObject([{ since: 'v1' }]);
});

test('a tab without a version refetches all', async () => {
  const first = aTab(null);
  await leads(first);
  first.tell('v1');
  first.tell('v2');
  expect(first.heard).toEqual(['gap', 'v1', 'v2']);
});

test('a visible tab takes the stream from a frozen one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const name = `shared-stream-${tests}`;
  let lost: unknown;
  // holds the lock, and never responds
  const asleep = locks.request(name, () => new Promise(() => {})).catch((error) => (lost = error));
  const tab = aTab('v1');
  vi.advanceTimersByTime(2_999);
  vi.useRealTimers();
  await settled();
  expect(tab.streams).toEqual([]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(3_000);
  vi.useRealTimers();
  await leads(tab);
  await asleep;
  expect(lost).toMatchObject({ name: 'AbortError' });
});

test('a visible tab leaves the stream to a leader that answers', async () => {
  const first = aTab('v1');
  await leads(first);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const second = aTab('v0');
  await vi.waitFor(() => expect(second.heard).toEqual(['gap']));
  vi.advanceTimersByTime(3_000);
  vi.useRealTimers();
  await settled();
  expect(first.streams).toMatchObject([{ isOpen: true }]);
  expect(second.streams).toEqual([]);
});

test('a tab that lost the lock closes its stream and waits', async () => {
  const first = aTab('v1');
  await leads(first);
  let letGo = () => {};
  const thief = locks.request(`shared-stream-${tests}`, { steal: true }, () => {
    return new Promise<void>((resolve) => (letGo = resolve));
  });
  await vi.waitFor(() => expect(first.streams).toMatchObject([{ isOpen: false }]));
  letGo();
  await thief;
  await vi.waitFor(() => expect(first.streams).toHaveLength(2));
});

test('a closed tab opens no stream and receives nothing', async () => {
  const first = aTab('v1');
  await leads(first);
  const second = aTab('v1');
  await settled();
  second.close();
  first.tell('v2');
  first.close();
  await settled();
  expect([second.streams, second.heard]).toEqual([[], []]);
});

test.each([
  ['locks', { navigator: {} }],
  ['channels', { BroadcastChannel: undefined }],
])('without %s every tab has its own stream', (_, missing) => {
  for (const [name, value] of Object.entries(missing)) vi.stubGlobal(name, value);
  const [one, two] = [aTab('v1'), aTab('v1')];
  expect([one.streams, two.streams]).toMatchObject([[{ since: 'v1' }], [{ since: 'v1' }]]);
  one.tell('v2');
  expect(one.heard).toEqual(['v2']);
  expect(two.heard).toEqual([]);
  one.close();
  expect(one.streams).toMatchObject([{ isOpen: false }]);
});
