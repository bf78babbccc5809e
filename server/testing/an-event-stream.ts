import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { cookieNames } from '../src/identity/cookies.ts';
import { PUBLIC_URL, type Client } from './test-app.ts';

export type ReceivedEvent = { event: string; id: string; data: unknown };

/** Opens `GET /api/events` for an organiser over a real connection, and collects the events that arrive. */
export async function anEventStream(app: FastifyInstance, organiser: Client, query = '') {
  const cookie = `${cookieNames(PUBLIC_URL).session}=${organiser.token}`;
  return aStream(app, `/api/events${query}`, { cookie });
}

export async function aStream(
  app: FastifyInstance,
  path: string,
  headers: Record<string, string> = {},
) {
  const origin = app.server.listening ? address(app) : await app.listen({ port: 0 });
  const leave = new AbortController();
  onTestFinished(() => leave.abort());
  const response = await fetch(origin + path, { headers, signal: leave.signal });
  const received: ReceivedEvent[] = [];
  const state = { isOpen: true };
  void gather();

  async function gather() {
    const decoder = new TextDecoder();
    let text = '';
    try {
      for await (const chunk of response.body ?? []) {
        text += decoder.decode(chunk as Uint8Array, { stream: true });
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        received.push(...blocks.flatMap((block) => eventOf(block) ?? []));
      }
    } catch {
      // The test has aborted the request, or the server has closed the connection.
    }
    state.isOpen = false;
  }

  return {
    response,
    told: received,
    changes: () => received.filter(({ event }) => event === 'change').map(({ data }) => data),
    isOpen: () => state.isOpen,
    leave: () => leave.abort(),
  };
}

function address(app: FastifyInstance): string {
  const place = app.server.address();
  return `http://localhost:${typeof place === 'object' ? place?.port : ''}`;
}

function eventOf(block: string): ReceivedEvent | null {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  const event = fields.get('event');
  if (event === undefined) return null;
  return { event, id: fields.get('id') ?? '', data: JSON.parse(fields.get('data') ?? 'null') };
}
