import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Serves at most so many unanswered requests of one connection; who sends more before he has been answered is cut
 * off. Browsers send one at a time, and Node would read and begin whatever comes: thousands in a packet. What it has
 * read already comes here after the end as well, and is not begun either.
 */
export function inTurn(serve: RequestListener, max: number): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: number) =>
    void unanswered.set(socket, (unanswered.get(socket) ?? 0) + more);

  return (request, reply) => {
    const { socket } = request;
    if ((unanswered.get(socket) ?? 0) >= max) return void socket.destroy();
    count(socket, 1);
    reply.once('close', () => count(socket, -1));
    serve(request, reply);
  };
}
