import { MESSAGES } from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { networkOf } from '../../http/limits/rate-limit.ts';
import { semaphore } from '../../http/limits/semaphore.ts';
import { eventStream } from '../../sync/event-stream.ts';
import type { Context } from '../../transactions/context.ts';
import { watchPages } from './watch-pages.ts';

/**
 * The maximum number of open streams of one link code and of one address, on each server. The second is high because a
 * whole team may share an address.
 */
const STREAMS_OF_CODE_MAX = 500;
const STREAMS_OF_ADDRESS_MAX = 100;
const HEARTBEAT_MS = 15_000;

/**
 * Returns the handler of `GET /g/:code/changes`. The stream sends the version of a link's page, at first and after each
 * change, until the link becomes invalid. An event contains only the version, and the script of the page then fetches
 * the page itself.
 */
export function pageStreams(app: FastifyInstance, context: Context) {
  const open = new Set<() => void>();
  const [ofCode, ofAddress] = [semaphore(STREAMS_OF_CODE_MAX), semaphore(STREAMS_OF_ADDRESS_MAX)];
  const watchOf = watchPages(context);
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });

  /**
   * Streams until the client disconnects or the server shuts down, and then returns true. Returns false, without a
   * reply, for a code that opens no page.
   */
  return async (code: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const release = acquire(code, networkOf(request.ip), reply);
    try {
      return await streamUntilClosed(code, reply);
    } finally {
      release();
    }
  };

  function acquire(code: string, network: string, reply: FastifyReply): () => void {
    const leaveAddress = ofAddress.tryAcquire(network);
    const leaveCode = leaveAddress && ofCode.tryAcquire(code);
    if (leaveCode)
      return () => {
        leaveCode();
        leaveAddress();
      };
    leaveAddress?.();
    reply.header('retry-after', String(HEARTBEAT_MS / 1000));
    throw new AppError('resource-exhausted', MESSAGES.tooMany, { reason: 'streams' });
  }

  async function streamUntilClosed(code: string, reply: FastifyReply): Promise<boolean> {
    const follow = await watchOf(code);
    if (!follow) return false;
    const stream = eventStream(reply);
    const leave = follow((version) => {
      if (version === null) stream.end();
      else stream.send('version', version, {});
    });
    open.add(stream.end);
    const heartbeat = setInterval(stream.heartbeat, HEARTBEAT_MS);
    await stream.closed;
    clearInterval(heartbeat);
    open.delete(stream.end);
    leave();
    return true;
  }
}
