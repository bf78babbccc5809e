import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeEventSources } from '../../../../testing/fake-event-source.ts';
import { follow } from './follow.ts';

let sources: ReturnType<typeof fakeEventSources>;
let looked: EventTarget & { hidden: boolean };
let shown: { path?: string; version?: string };
let refreshes: number;

const last = () => {
  const source = sources.opened.at(-1);
  if (!source) throw new Error('nothing was opened');
  return source;
};
const look = (isHidden: boolean) => {
  looked.hidden = isHidden;
  looked.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  sources = fakeEventSources();
  shown = { path: '/g/code', version: 'v1' };
  looked = Object.assign(new EventTarget(), {
    hidden: false,
    querySelector: () => ({ dataset: shown }),
  });
  vi.stubGlobal('document', looked);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { EventSource }));
  refreshes = 0;
  follow(() => (refreshes += 1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page is read again when its stream has another version', () => {
  expect(sources.addresses()).toEqual(['/g/code/changes']);
  last().tell('version', 'v1');
  expect(refreshes).toBe(0);
  last().tell('version', 'v2');
  expect(refreshes).toBe(1);
  vi.advanceTimersByTime(120_000);
  expect(refreshes).toBe(1);
});

test('a page that cannot hold a stream asks every 20 seconds, and tries again to hold one', () => {
  last().refuse();
  expect(refreshes).toBe(1);
  vi.advanceTimersByTime(40_000);
  expect(refreshes).toBe(3);
  expect(sources.opened).toHaveLength(2);
  last().tell('version', 'v1');
  vi.advanceTimersByTime(60_000);
  expect(refreshes).toBe(3);
});

test('a stream that says nothing, as behind some proxies, or that was cut, counts as none', () => {
  vi.advanceTimersByTime(20_000);
  expect(refreshes).toBe(1);
  last().tell('version', 'v1');
  last().cut();
  vi.advanceTimersByTime(20_000);
  expect(refreshes).toBe(2);
  expect(sources.opened).toHaveLength(1);
});

test('a page that nobody looks at holds no stream and asks nothing, until somebody does', () => {
  look(true);
  vi.advanceTimersByTime(60_000);
  expect(sources.open()).toEqual([]);
  expect(refreshes).toBe(0);
  look(false);
  expect(sources.open()).toHaveLength(1);
  last().tell('version', 'v2');
  expect(refreshes).toBe(1);
});

test('a page of a dead link follows nothing', () => {
  last().refuse();
  shown = {};
  vi.advanceTimersByTime(60_000);
  expect(sources.open()).toEqual([]);
  expect(refreshes).toBe(1);
});
