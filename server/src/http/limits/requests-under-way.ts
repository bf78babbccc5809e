import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { HEALTH, MESSAGES, patternOf } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { AppError, problemOf } from '../../app-error.ts';
import type { Headers } from '../security-headers.ts';

const PROBES = new Set([HEALTH.alive, HEALTH.ready].map(patternOf));
const BODY = JSON.stringify(problemOf(new AppError('unavailable', MESSAGES.unavailable)));
/**
 * Delay of a refusal (503) in milliseconds: clients that retry at once would take processor time from the requests that
 * the server works on.
 */
const LATE_MS = 500;
/** The maximum number of requests whose refusal is delayed; further connections are closed without a response. */
const WAITING_MAX = 10_000;
const LOG_EVERY_MS = 10_000;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Stops counting this request as under way. Called for a response that stays open and has limits of its own, such
     * as an event stream.
     */
    leaveUnderWay: () => void;
  }
}

/** Type of the functions that count the requests that the server works on at the same time, and refuse further ones. */
export type RequestsUnderWay = {
  /** Returns a listener that refuses requests over the limit before Fastify gets them. */
  limit: (serve: RequestListener) => RequestListener;
  /** Registers the hooks that count requests, and logs how many were refused. */
  watch: (app: FastifyInstance, log: (note: string) => void) => void;
  /** Stops counting a request whose refusal is delayed. */
  leave: (request: IncomingMessage) => void;
};

/**
 * Creates the limit of requests that the server works on at the same time (docs/decisions/060). A request does not
 * count while its body is being read, its response is being sent or its refusal is delayed, so that slow clients do not
 * use up the limit. Health checks do not count.
 */
export function limitRequestsUnderWay(max: number, headers: Headers): RequestsUnderWay {
  const underWay = new Set<IncomingMessage>();
  const readingBody = new WeakSet<IncomingMessage>();
  const refusals = lateRefusals(headers);

  function leave(request: IncomingMessage): void {
    underWay.delete(request);
    readingBody.delete(request);
  }

  function limit(serve: RequestListener): RequestListener {
    return (request, response) => {
      if (PROBES.has(request.url ?? '')) return serve(request, response);
      if (underWay.size >= max) return refusals.refuse(request.socket, response);
      underWay.add(request);
      response.once('close', () => leave(request));
      // Work begins in the next turn of the event loop, so that all requests that have already arrived are counted
      // first.
      setImmediate(() => serve(request, response));
    };
  }

  function watch(app: FastifyInstance, log: (note: string) => void): void {
    refusals.watch(app, log);
    app.decorateRequest('leaveUnderWay', function leaveUnderWay() {
      leave(this.raw);
    });
    app.addHook('preParsing', ({ raw }, _reply, payload, done) => {
      if (underWay.delete(raw)) readingBody.add(raw);
      done(null, payload);
    });
    app.addHook('preValidation', ({ raw }, _reply, done) => {
      if (readingBody.delete(raw)) underWay.add(raw);
      done();
    });
    app.addHook('onSend', ({ raw }, _reply, _payload, done) => {
      leave(raw);
      done();
    });
  }

  return { limit, watch, leave };
}

/**
 * Returns two functions: one answers a request with 503 after a delay, and the other logs every ten seconds how many
 * requests were refused.
 */
function lateRefusals(headers: Headers) {
  let waiting = 0;
  let refused = 0;
  const head = {
    ...headers,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(BODY),
    'cache-control': 'no-store',
    'retry-after': '1',
  };

  function refuse(socket: Socket, response: ServerResponse): void {
    refused += 1;
    if (waiting >= WAITING_MAX) return void socket.destroy();
    waiting += 1;
    setTimeout(() => {
      waiting -= 1;
      response.writeHead(503, head).end(BODY);
    }, LATE_MS);
  }

  function watch(app: FastifyInstance, log: (note: string) => void): void {
    const timer = setInterval(() => {
      if (refused > 0) log(`${refused} requests were refused because too many are in progress`);
      refused = 0;
    }, LOG_EVERY_MS).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  }

  return { refuse, watch };
}
