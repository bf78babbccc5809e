import { hash } from 'node:crypto';
import type { Operation } from '@picadito/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { versionsOf } from '../transactions/helping.ts';
import type { SessionOrganiser } from '../identity/sessions/find-session.ts';
import type { Headers } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    conditional?: Operation['conditional'];
  }
  interface FastifyRequest {
    /**
     * The instant (epoch milliseconds) at which the clock alone changes the response. Set by routes whose response
     * depends on the clock; null for others.
     */
    unchangedUntil: number | null;
  }
}

/**
 * Matches an ETag: a hash and, if the clock alone changes the response, a dot and the instant of that change (epoch
 * milliseconds in base 36). ETags are weak, because the same data may be sent compressed or not.
 */
const ETAG = /^(?:W\/)?"([\w-]{22})(?:\.([\da-z]{1,10}))?"$/;

type Options = { now: () => number; program: string; security: Headers };
/** Type of the parts of a request from which its ETag is computed: the organiser, the versions of the data, the URL. */
type State = {
  organiser: Pick<SessionOrganiser, 'id' | 'version' | 'helper' | 'helped'> | null;
  url: string;
};

/**
 * Returns the ETag of a response that the clock alone changes at `until` (epoch milliseconds); null or Infinity means
 * that it does not. Another version of the program has other ETags.
 */
export function etagOf(state: State, program: string, until: number | null): string {
  const instant = until === null || until === Infinity ? '' : `.${until.toString(36)}`;
  return `W/"${hashOf(state, program)}${instant}"`;
}

function hashOf({ organiser, url }: State, program: string): string {
  const versions = organiser ? versionsOf(organiser) : '';
  const state = `${organiser?.id} ${versions} ${program} ${url}`;
  return hash('sha256', state, 'base64url').slice(0, 22);
}

/**
 * Answers a GET whose `If-None-Match` is current with 304, without a further statement on the database
 * (docs/decisions/188). The ETag is a hash of the organiser, the versions of the data and the rights of a helper, the
 * program's version and the URL, plus the instant at which the clock changes the response. Every server can check it
 * without stored state. Must be registered after `requireUser` and `actsForOwners`.
 */
export function conditionalRequests(app: FastifyInstance, options: Options): void {
  const { now, program, security } = options;
  app.decorateRequest('unchangedUntil', null);

  app.addHook('onRequest', (request, reply, done) => {
    const given = request.headers['if-none-match'];
    if (given === undefined || !isConditional(request)) return done();
    const etag = given.split(',').find((one) => isCurrent(request, one.trim()));
    if (etag === undefined) return done();
    // A 304 has no content to protect, and the security headers would be six times as long as the rest of it.
    for (const name of Object.keys(security)) reply.removeHeader(name);
    reply.code(304).header('etag', etag.trim()).send();
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode === 200 && isConditional(request) && isCertain(request, payload))
      reply.header('etag', etagOf(request, program, request.unchangedUntil));
    done(null, payload);
  });

  function isCurrent(request: FastifyRequest, etag: string): boolean {
    const [, state, until] = ETAG.exec(etag) ?? [];
    if (state !== hashOf(request, program)) return false;
    return until === undefined || now() < Number.parseInt(until, 36);
  }
}

const conditionOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.conditional;

function isConditional(request: FastifyRequest): boolean {
  return request.organiser !== null && conditionOf(request) !== undefined;
}

/**
 * Tells whether a response may get an ETag. An empty array gets none: it may be the reply for a match without a list,
 * and each read of such a match must be logged. A response that depends on the clock gets one only if its route has set
 * the instant of its next change.
 */
function isCertain(request: FastifyRequest, payload: unknown): boolean {
  const isTimed = conditionOf(request) === 'version' || request.unchangedUntil !== null;
  return isTimed && payload !== '[]';
}
