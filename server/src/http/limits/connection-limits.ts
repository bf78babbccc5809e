import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { limitPipelining } from './pipelining-limit.ts';
import { networkOf } from './rate-limit.ts';
import type { RequestsUnderWay } from './requests-under-way.ts';

/** What a connection may take. Times in milliseconds. */
export type ConnectionLimits = {
  /** Until all headers of a request have come, from its first byte or from the connection's beginning. */
  headers: number;
  /** Until the whole request has come. */
  request: number;
  /** Without a byte in either direction while there is something to send or to read. */
  stalled: number;
  /** Interval of the check for connections over the first two limits. */
  checkEvery: number;
  /** Open connections of one address; trusted proxies are exempt, since they carry those of many. */
  perAddress: number;
  /** Unanswered requests of one connection. */
  pipelined: number;
  /** Requests that the server works on at the same time. */
  underWay: number;
};

/** 1 MB comes in a minute from a phone at the edge of a pitch; an office shares its address. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 15_000,
  request: 60_000,
  stalled: 60_000,
  checkEvery: 5000,
  perAddress: 1000,
  pipelined: 32,
  underWay: 200,
};

/** Longer than load balancers keep an idle connection. */
const KEEP_ALIVE_MS = 72_000;

/** A server with these limits, for Fastify: its own would wait for ever. */
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

/** Connections of an address over its limit are closed; other addresses are unaffected. */
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
