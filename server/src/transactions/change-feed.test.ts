import { expect, onTestFinished, test } from 'vitest';
import type { SignalHandlers, Signals } from '../store/engines/dialect.ts';
import { lockUser, setLastTimestamp } from '../store/tables/account/users.ts';
import { eventually } from '../../testing/eventually.ts';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { testApp } from '../../testing/test-app.ts';
import { changeFeed } from './change-feed.ts';

function playedSignals() {
  const published: string[] = [];
  const played = { isAway: false, listening: null as SignalHandlers | null };
  const signals: Signals = {
    publish: async (userId) => {
      if (played.isAway) throw new Error('away');
      published.push(userId);
    },
    listen: (listening) => {
      played.listening = listening;
      return { close: async () => {} };
    },
  };
  return { played, published, signals };
}

async function aFeed(signals: Signals | null) {
  const { read, engine } = await temporaryStore();
  const logged: string[] = [];
  const feed = changeFeed({ read, engine: { ...engine, signals } }, (text) => logged.push(text));
  onTestFinished(() => feed.close());
  const heard: string[] = [];
  for (const user of ['ana', 'beto']) feed.subscribe(user, () => heard.push(user));
  return { feed, heard, logged };
}

test('a subscriber gets the changes of its user only, until it unsubscribes', async () => {
  const { feed, heard } = await aFeed(null);
  const stop = feed.subscribe('ana', () => heard.push('ana again'));
  feed.notify('ana');
  feed.notify('caro');
  expect(heard).toEqual(['ana', 'ana again']);
  stop();
  feed.notify('ana');
  expect(heard).toEqual(['ana', 'ana again', 'ana']);
});

test('other servers are notified, and a failed notification has no other effect', async () => {
  const { signals, published, played } = playedSignals();
  const { feed, heard } = await aFeed(signals);
  feed.notify('ana');
  played.isAway = true;
  feed.notify('ana');
  played.isAway = false;
  feed.notify('beto');
  expect(published).toEqual(['ana', 'beto']);
  expect(heard).toEqual(['ana', 'ana', 'beto']);
});

test('a notification that fails is logged once, and again after one has succeeded', async () => {
  const { signals, played } = playedSignals();
  const { feed, logged } = await aFeed(signals);
  for (const [isAway, lines] of [
    [true, 1],
    [true, 1],
    [false, 1],
    [true, 2],
  ] as const) {
    played.isAway = isAway;
    feed.notify('ana');
    await new Promise((resolve) => setImmediate(resolve));
    expect(logged).toHaveLength(lines);
  }
  expect(logged[0]).toBe('other servers are not notified: Error');
});

test('a notification by another server reaches the subscribers of one user, and a gap in the notifications all subscribers', async () => {
  const { signals, played } = playedSignals();
  const { heard } = await aFeed(signals);
  played.listening?.onUserChanged('beto');
  played.listening?.onUserChanged('caro');
  expect(heard).toEqual(['beto']);
  played.listening?.onSignalsMissed();
  expect(heard).toEqual(['beto', 'ana', 'beto']);
});

test('without notifications the versions are polled', async () => {
  const { signals, played } = playedSignals();
  const { signedIn, store } = await testApp();
  const ana = await signedIn('ana');
  const { id } = (await ana.get<{ id: string }>('/api/me')).body;
  const feed = changeFeed({ read: store.read, engine: { ...store.engine, signals } });
  onTestFinished(() => feed.close());
  const heard: string[] = [];
  feed.subscribe(id, () => heard.push(id));
  played.listening?.onUnsupported();
  await eventually(() => expect(heard).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(heard).toHaveLength(1);
  // The change comes without a signal, as from another server.
  await store.transaction(async (tx) => {
    await lockUser(tx, id);
    await setLastTimestamp(tx, id, '2026-11-22T00:00:00.000000Z');
  });
  await eventually(() => expect(heard).toHaveLength(2));
});
