import { expect } from '@playwright/test';
import type { ChangeEvent } from '@picadito/domain';
import type { HttpClient } from './http-client.ts';

type Told = { event: string; id: string; data: ChangeEvent };
type Sender = Pick<HttpClient, 'send'>;

/**
 * Opens an event stream, `GET /api/events` by default, and collects its events until it ends or `leave` is called.
 * `after` is the version after which the stream begins.
 */
export async function openEvents(client: Sender, after?: string, path = '/api/events') {
  const headers: Record<string, string> = after === undefined ? {} : { 'last-event-id': after };
  const { body } = await client.send('GET', path, undefined, headers);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const told: Told[] = [];
  let isOpen = true;
  void gather().finally(() => (isOpen = false));

  async function gather(): Promise<void> {
    let text = '';
    for (;;) {
      const { done, value = '' } = (await reader?.read().catch(() => null)) ?? { done: true };
      if (done) return;
      text += value;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      told.push(...blocks.flatMap((block) => eventOf(block) ?? []));
    }
  }

  const changes = () =>
    told.filter(({ event }) => event === 'change').map(({ data: { kind, id } }) => ({ kind, id }));
  return {
    isOpen: () => isOpen,
    changes,
    last: () => told.at(-1)?.id,
    told: () => told.length,
    leave: () => reader?.cancel(),
    /** Waits until exactly these changes have arrived, in this order. */
    tells: (...expected: Pick<ChangeEvent, 'kind' | 'id'>[]) =>
      expect.poll(changes).toEqual(expected),
  };
}

function eventOf(block: string): Told | null {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
  const event = field('event');
  if (event === undefined) return null;
  return { event, id: field('id') ?? '', data: JSON.parse(field('data') ?? '{}') as ChangeEvent };
}
