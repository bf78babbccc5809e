import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeEventSources } from '../../../../testing/fake-event-source.ts';
import { follow } from './follow.ts';

let sources: ReturnType<typeof fakeEventSources>;
let looked: EventTarget & { hidden: boolean };
let shown: { path?: string; version?: string };
let refreshes: number;

const lastSource = () => {
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

test('the page is requested again when its stream sends another version', () => {
  expect(sources.addresses()).toEqual(['/g/code/changes']);
  lastSource().tell('version', 'v1');
  expect(refreshes).toBe(0);
  lastSource().tell('version', 'v2');
  expect(refreshes).toBe(1);
  vi.advanceTimersByTime(120_000);
  expect(refreshes).toBe(1);
});

test('without a stream the page is polled every 20 seconds, and the stream is tried again', () => {
  lastSource().refuse();
  expect(refreshes).toBe(1);
  vi.advanceTimersByTime(40_000);
  expect(refreshes).toBe(3);
  expect(sources.opened).toHaveLength(2);
  lastSource().tell('version', 'v1');
  vi.advanceTimersByTime(60_000);
  expect(refreshes).toBe(3);
});

test('without events, as with some proxies, or after a failure the page is polled', () => {
  vi.advanceTimersByTime(20_000);
  expect(refreshes).toBe(1);
  lastSource().tell('version', 'v1');
  lastSource().cut();
  vi.advanceTimersByTime(20_000);
  expect(refreshes).toBe(2);
  expect(sources.opened).toHaveLength(1);
});

test('a hidden page has no stream and is not polled until it is visible', () => {
  look(true);
  vi.advanceTimersByTime(60_000);
  expect(sources.open()).toEqual([]);
  expect(refreshes).toBe(0);
  look(false);
  expect(sources.open()).toHaveLength(1);
  lastSource().tell('version', 'v2');
  expect(refreshes).toBe(1);
});

test('the page of a dead link has neither a stream nor polling', () => {
  lastSource().refuse();
  shown = {};
  vi.advanceTimersByTime(60_000);
  expect(sources.open()).toEqual([]);
  expect(refreshes).toBe(1);
});
