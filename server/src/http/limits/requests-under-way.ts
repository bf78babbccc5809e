import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { HEALTH, MESSAGES, patternOf } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { AppError, problemOf } from '../../app-error.ts';
import { adaptiveLimit } from './adaptive-limit.ts';
import type { Headers } from '../security-headers.ts';

const PROBES = new Set([HEALTH.alive, HEALTH.ready].map(patternOf));
const BODY = JSON.stringify(problemOf(new AppError('unavailable', MESSAGES.unavailable)));
/** Clients that ask again as soon as they are refused would take the time of the requests under way. */
const LATE_MS = 500;
/** Further ones are refused by closing their connections. */
const WAITING_MAX = 10_000;
const LOG_EVERY_MS = 10_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** For a reply that stays open: it does nothing most of the time, and has limits of its own. */
    leaveUnderWay: () => void;
  }
}

/** The requests that the server works on. */
export type RequestsUnderWay = {
  /** Refuses requests beyond the limit before Fastify sees them. */
  limit: (serve: RequestListener) => RequestListener;
  watch: (app: FastifyInstance, log: (note: string) => void) => void;
  /** From here on the request waits (for its turn, or for a late refusal) and takes no place. */
  leave: (request: IncomingMessage) => void;
};

/**
 * Limits the requests that the server works on at the same time (docs/decisions/161). Requests whose body is being
 * read, whose response is being sent or that wait for a limit of their own are not counted: slow clients take no
 * places.
 */
export function limitRequestsUnderWay(
  limits: { min: number; max: number },
  headers: Headers,
  clock = () => performance.now(),
): RequestsUnderWay {
  /** With the time when each began. */
  const underWay = new Map<IncomingMessage, number>();
  const readingBody = new WeakSet<IncomingMessage>();
  const places = adaptiveLimit(limits, clock);
  const refusals = lateRefusals(headers);

  function leave(request: IncomingMessage): void {
    underWay.delete(request);
    readingBody.delete(request);
  }

  function limit(serve: RequestListener): RequestListener {
    return (request, response) => {
      if (PROBES.has(request.url ?? '')) return serve(request, response);
      if (places.isReached(underWay.size)) return refusals.refuse(request.socket, response);
      underWay.set(request, clock());
      response.once('close', () => leave(request));
      serve(request, response);
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
      if (readingBody.delete(raw)) underWay.set(raw, clock());
      done();
    });
    app.addHook('onSend', ({ raw }, _reply, _payload, done) => {
      const beganAt = underWay.get(raw);
      if (beganAt !== undefined) places.done(beganAt);
      leave(raw);
      done();
    });
  }

  return { limit, watch, leave };
}

/** Refuses requests late, and says in the log how many. */
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
      if (refused > 0) log(`${refused} requests refused: too many under way`);
      refused = 0;
    }, LOG_EVERY_MS).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  }

  return { refuse, watch };
}
