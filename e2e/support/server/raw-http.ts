import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends exactly this request target, which HTTP clients would normalise, and resolves with the response. */
export async function rawGet(origin: string, target: string, host = new URL(origin).host) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  const [head = ''] = (await text(socket)).split('\r\n\r\n', 1);
  return {
    status: Number(head.split(' ')[1]),
    location: /^location: (.*)$/im.exec(head)?.[1] ?? null,
  };
}
