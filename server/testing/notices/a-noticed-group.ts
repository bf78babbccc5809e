import { expect, onTestFinished } from 'vitest';
import { aLinkedGroup } from '../a-linked-group.ts';
import { eventually } from '../eventually.ts';
import { PUBLIC_URL } from '../test-app.ts';
import { startNotices } from '../../src/notices/start-notices.ts';
import { aPushService } from './a-push-service.ts';

/** Epoch milliseconds of the kick-off of Thursday's match, at 21:00 in Buenos Aires. */
export const KICK_OFF = Date.parse('2026-11-27T00:00:00Z');
export const HOUR_MS = 60 * 60 * 1000;

/**
 * Sets up a linked list whose organiser gets notices on one phone. A push service on this machine receives the
 * messages.
 */
export async function aNoticedGroup(players = 12, timeoutMs = 10_000) {
  const clock = { now: () => Date.now() };
  const push = await aPushService(() => clock.now());
  const more = { pushServices: push.services };
  const group = await aLinkedGroup(players, more);
  clock.now = group.context.now;
  const { ana, match, ids } = group;
  const phone = push.subscribe('ana');
  await ana.put('/api/notices', phone.subscription);
  const server = startNotices(group.context, {
    publicUrl: PUBLIC_URL,
    services: push.services,
    timeoutMs,
    everyMs: 50,
    allEveryMs: 0,
  });
  onTestFinished(async () => {
    await server.stop();
    await push.close();
  });
  const url = `/api/matches/${match.id}`;
  const mark = (isConfirmed: boolean, ...numbers: number[]) =>
    ana.put(`${url}/attendance`, {
      changes: numbers.map((number) => ({ playerId: ids[number - 1] ?? '', isConfirmed })),
    });
  /** Waits until the server has checked every match for notices, and until only `left` messages are still unsent. */
  const settled = async (left = 0) => {
    const read = group.store.read;
    await eventually(async () => {
      const watches = await read
        .selectFrom('notice_watches')
        .innerJoin('users', 'users.user_id', 'notice_watches.user_id')
        .select(['seen_at', 'last_timestamp', 'due_at'])
        .execute();
      const now = new Date(group.clock.now).toISOString();
      const isSeen = watches.every((one) => one.seen_at >= one.last_timestamp && one.due_at > now);
      const waiting = await read.selectFrom('pushes').select('due_at').execute();
      expect({ isSeen, waiting: waiting.length }).toEqual({ isSeen: true, waiting: left });
    });
  };
  const told = (browser = 'ana') =>
    push.received
      .filter((one) => one.browser === browser)
      .map(({ notification: { title, body } }) => `${title} / ${body}`);
  return { ...group, url, push, phone, mark, settled, told, server };
}
