import { expect, test } from 'vitest';
import { createList, createMatch } from '../../../../testing/a-match.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { timestamp } from '../../timestamps.ts';
import { duePushes, insertPushes } from './pushes.ts';

/**
 * Creates two matches. Returns their ids, `add`, which stores messages about a match, and `due`, which returns the
 * device and topic of each message that is due. `add` takes a message as device, topic and service: `phone left
 * push.example`.
 */
async function aStoreOfMessages() {
  const { signedIn, store, clock } = await testApp();
  const ana = await signedIn('ana');
  const { id: userId } = (await ana.get<{ id: string }>('/api/me')).body;
  const list = await createList(ana, 'Jueves', '4');
  const [{ id: one }, { id: other }] = [
    await createMatch(ana, list.id),
    await createMatch(ana, list.id),
  ];
  const at = timestamp(clock.now);
  const add = (matchId: string, ...messages: string[]) => {
    const rows = messages.map((message) => {
      const [recipient_hash = '', topic = '', service = ''] = message.split(' ');
      const row = { recipient_hash, topic, service, push_id: crypto.randomUUID() };
      const more = { list_id: null, title: '', body: '', is_urgent: 0, attempts: 0 };
      return { ...row, ...more, due_at: at, expires_at: at };
    });
    return store.transaction((tx) => insertPushes(tx, { userId, matchId }, rows));
  };
  const due = async (...without: string[]) => {
    const rows = await duePushes(store.read, { now: clock.now, limit: 9, without });
    return rows.map((row) => `${row.recipient_hash} ${row.topic}`).toSorted();
  };
  return { one, other, add, due };
}

test('a message replaces the unsent messages to its device about the same match and topic, and no other ones', async () => {
  const { one, other, add, due } = await aStoreOfMessages();
  await add(one, 'phone left push', 'phone in push', 'tablet left push');
  await add(other, 'phone left push');
  await add(one);
  await add(one, 'phone left push', 'tablet in push');
  expect(await due()).toEqual(['phone in', 'phone left', 'phone left', 'tablet in', 'tablet left']);
});

test('messages to push services that take no more messages now are passed over', async () => {
  const { one, add, due } = await aStoreOfMessages();
  await add(one, 'phone left slow', 'tablet left well', 'watch left hung');
  expect(await due('slow', 'hung')).toEqual(['tablet left']);
  expect(await due('slow', 'hung', 'well')).toEqual([]);
});
