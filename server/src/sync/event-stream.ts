import { once } from 'node:events';
import type { FastifyReply } from 'fastify';

const RETRY_MS = 1000;
/**
 * Number of unread bytes at which a client is disconnected. The client reconnects and continues after its last version.
 */
const BACKLOG_MAX_BYTES = 256 * 1024;

/**
 * Turns the response into a stream of server-sent events, and returns the functions that send events and end it. After
 * that no error response is possible; a failure can only end the stream.
 */
export function eventStream(reply: FastifyReply) {
  const { raw } = reply;
  const closed = raw.destroyed || raw.closed ? Promise.resolve() : once(raw, 'close');
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  reply.hijack();
  reply.request.leaveUnderWay();
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies must not buffer this response.
    'x-accel-buffering': 'no',
  });
  // The random part prevents that all browsers that lost a server reconnect at the same time.
  write(`retry: ${RETRY_MS + Math.floor(Math.random() * RETRY_MS)}\n\n`);

  function write(text: string): void {
    if (raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > BACKLOG_MAX_BYTES) raw.destroy();
  }

  return {
    send: (event: string, id: string, data: object) =>
      write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
    /** Sends a comment line, which keeps the connection alive. */
    heartbeat: () => write(':\n\n'),
    end: () => void raw.end(),
    closed,
  };
}
