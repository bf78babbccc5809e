import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './rate-limit.ts';
import type { RequestsUnderWay } from './requests-under-way.ts';

/** Type of the limits of connections and requests; times are in milliseconds. */
export type ConnectionLimits = {
  /**
   * Maximum time in milliseconds until all headers of a request have arrived, from its first byte or from the start of
   * the connection.
   */
  headers: number;
  /** Maximum time in milliseconds until the whole request has arrived. */
  request: number;
  /** Maximum time in milliseconds without a byte in either direction while a request or a response is incomplete. */
  stalled: number;
  /** Interval in milliseconds at which the server looks for connections that exceed `headers` or `request`. */
  checkEvery: number;
  /** Maximum number of open connections of one address. Trusted proxies are exempt, since each carries many clients. */
  perAddress: number;
  /** Maximum number of unanswered requests of one connection. */
  pipelined: number;
  /** Maximum number of requests that the server works on at the same time. */
  underWay: number;
};

/**
 * Default limits. They allow for a phone with a poor connection, which needs a minute to send 1 MB, and for an office
 * whose people share one address.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 15_000,
  request: 60_000,
  stalled: 60_000,
  checkEvery: 5000,
  perAddress: 1000,
  pipelined: 32,
  underWay: 200,
};

/**
 * An idle connection is closed after this time (milliseconds). The time is longer than the idle timeout of load
 * balancers, so that a load balancer never sends a request on a connection that the server is closing.
 */
const KEEP_ALIVE_MS = 72_000;

/**
 * Returns the server factory for Fastify that sets the time limits, and limits unanswered and simultaneous requests.
 * With Fastify's defaults the server would wait for slow clients without end.
 */
export function serverWithTimeouts(
  limits: ConnectionLimits,
  underWay: RequestsUnderWay,
  more: ServerOptions,
) {
  return (serve: RequestListener): Server => {
    const options = {
      ...more,
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: limits.checkEvery,
    };
    const served = limitPipelining(underWay.limit(serve), limits.pipelined);
    return createServer(options, served).setTimeout(limits.stalled);
  };
}

/**
 * Closes new connections of an address that has reached its limit; other addresses are unaffected. The connections of
 * trusted proxies are not limited.
 */
export function limitConnections(
  app: FastifyInstance,
  { perAddress }: ConnectionLimits,
  trustProxy: readonly string[],
): void {
  const proxies = blockListOf(trustProxy);
  const open = new Map<string, number>();

  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || proxies.check(address, familyOf(address))) return;
    const network = networkOf(address);
    const count = open.get(network) ?? 0;
    if (count >= perAddress) return void socket.destroy();
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const all = isIPv6(address) ? 128 : 32;
    list.addSubnet(address, prefix === undefined ? all : Number(prefix), familyOf(address));
  }
  return list;
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Returns a listener that closes a connection with more than `max` unanswered requests. Browsers send one at a time,
 * but Node would parse and start everything that arrives, thousands in a packet. Requests that were parsed before the
 * close still reach the listener and are not started.
 */
function limitPipelining(serve: RequestListener, max: number): RequestListener {
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
