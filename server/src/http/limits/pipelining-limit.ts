import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Returns a listener that closes a connection with more than `max` unanswered requests. Browsers send one at a time,
 * but Node would parse and start everything that arrives, thousands in a packet. Requests that were parsed before the
 * close still reach the listener and are not started.
 */
export function limitPipelining(serve: RequestListener, max: number): RequestListener {
  const pending = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: number) =>
    void pending.set(socket, (pending.get(socket) ?? 0) + more);

  return (request, reply) => {
    const { socket } = request;
    if ((pending.get(socket) ?? 0) >= max) return void socket.destroy();
    count(socket, 1);
    reply.once('close', () => count(socket, -1));
    serve(request, reply);
  };
}
