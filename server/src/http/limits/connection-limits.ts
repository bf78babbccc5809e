import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { limitPipelining } from './pipelining-limit.ts';
import { networkOf } from './rate-limit.ts';
import type { RequestsUnderWay } from './requests-under-way.ts';

/** Limits what a connection may use. Times are in milliseconds. */
export type ConnectionLimits = {
  /**
   * Limits the time until all headers of a request have arrived, from its first byte or from the start of the
   * connection.
   */
  headers: number;
  /** Limits the time until the whole request has arrived. */
  request: number;
  /** Limits the time without a byte in either direction while a request or a response is incomplete. */
  stalled: number;
  /** Sets how often the server looks for connections over the first two limits. */
  checkEvery: number;
  /** Limits the open connections of one address. Trusted proxies are exempt, since they carry many clients. */
  perAddress: number;
  /** Limits the unanswered requests of one connection. */
  pipelined: number;
  /** Limits the requests that the server works on at the same time. */
  underWay: number;
};

/** A phone at the edge of a pitch needs a minute to send 1 MB; an office shares one address. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 15_000,
  request: 60_000,
  stalled: 60_000,
  checkEvery: 5000,
  perAddress: 1000,
  pipelined: 32,
  underWay: 200,
};

/** The value is higher than the idle timeout of load balancers. */
const KEEP_ALIVE_MS = 72_000;

/** Returns a server factory for Fastify that sets these limits; Fastify's defaults would wait without end. */
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

/** Closes connections of an address over its limit; other addresses are unaffected. */
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
