import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeEventSources } from '../../../testing/fake-event-source.ts';
import { openEventStream, type ServerEvent } from './event-stream.ts';

let sources: ReturnType<typeof fakeEventSources>;
let events: ServerEvent[];
let refusals: number;
let network: EventTarget;
let page: EventTarget & { visibilityState: string };
let browser: { onLine: boolean };
let close: () => void;

const open = (since: string | null) => {
  close = openEventStream({
    addressOf: (newest) => `/events?since=${newest}`,
    types: ['ready', 'change'],
    since,
    onEvent: (event) => events.push(event),
    onRefused: () => (refusals += 1),
  });
};
const lastSource = () => {
  const source = sources.opened.at(-1);
  if (!source) throw new Error('nothing was opened');
  return source;
};

beforeEach(() => {
  vi.useFakeTimers();
  sources = fakeEventSources();
  network = new EventTarget();
  browser = { onLine: true };
  vi.stubGlobal('window', network);
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', browser);
  events = [];
  refusals = 0;
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('events of known kinds are delivered with their id, others are ignored', () => {
  open('v1');
  lastSource().tell('change', 'v2', { kind: 'match' });
  lastSource().tell('other', 'v3');
  expect(sources.addresses()).toEqual(['/events?since=v1']);
  expect(events).toEqual([{ type: 'change', id: 'v2', data: '{"kind":"match"}' }]);
});

test('a stream that was cut resumes at the last id', () => {
  open('v1');
  lastSource().tell('change', 'v2');
  lastSource().cut();
  expect(sources.open()).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(sources.addresses()).toEqual(['/events?since=v1', '/events?since=v2']);
  expect(refusals).toBe(0);
});

test('reconnects back off up to a minute until an event arrives', () => {
  open('v1');
  const openedAfter: number[] = [];
  for (const upTo of [2, 4, 8, 16, 32, 60, 60]) {
    const before = sources.opened.length;
    lastSource().cut();
    vi.advanceTimersByTime(upTo * 500 - 1);
    expect(sources.opened).toHaveLength(before);
    vi.advanceTimersByTime(upTo * 500 + 1);
    openedAfter.push(sources.opened.length - before);
  }
  expect(openedAfter).toEqual([1, 1, 1, 1, 1, 1, 1]);
  lastSource().tell('ready', 'v1');
  lastSource().cut();
  vi.advanceTimersByTime(2_000);
  expect(sources.open()).toHaveLength(1);
});

test('a response that is no stream is reported, and the stream is retried', () => {
  open(null);
  lastSource().refuse();
  expect(refusals).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect(sources.open()).toHaveLength(1);
});

test('offline the stream waits, and reconnects with the network', () => {
  open('v1');
  browser.onLine = false;
  lastSource().cut();
  vi.advanceTimersByTime(29_000);
  expect(sources.opened).toHaveLength(1);
  browser.onLine = true;
  network.dispatchEvent(new Event('online'));
  expect(sources.open()).toHaveLength(1);
  vi.advanceTimersByTime(120_000);
  expect(sources.opened).toHaveLength(2);
});

const see = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

test('a hidden page has no stream, and resumes at the last id once it is seen', () => {
  open('v1');
  lastSource().tell('change', 'v2');
  see('hidden');
  expect(sources.open()).toEqual([]);
  network.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(120_000);
  expect(sources.open()).toEqual([]);
  see('visible');
  expect(sources.open()).toHaveLength(1);
  expect(sources.addresses().at(-1)).toBe('/events?since=v2');
});

test('a page that is opened hidden gets its stream once it is seen', () => {
  page.visibilityState = 'hidden';
  open('v1');
  expect(sources.opened).toEqual([]);
  see('visible');
  expect(sources.addresses()).toEqual(['/events?since=v1']);
});

test('a closed stream stays closed', () => {
  open('v1');
  lastSource().cut();
  close();
  network.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(120_000);
  expect(sources.opened).toHaveLength(1);
});
