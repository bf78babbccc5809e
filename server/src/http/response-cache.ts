import { LISTS, patternOf, PLAYERS, ROSTER, TEAMS } from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The responses of these routes depend on the organiser's data alone, not on the clock or on other users. */
const CACHED_ROUTES = new Set(
  [LISTS.list, LISTS.read, LISTS.players, PLAYERS.list, ROSTER.read, TEAMS.read].map(patternOf),
);
const ENTRIES_MAX = 1000;
const BODY_MAX_LENGTH = 32 * 1024;

/**
 * Caches responses by the organiser's version. The statement that loads the session reads the version from the
 * database, so a change on any server invalidates the cache of every other.
 */
export function cacheResponses(app: FastifyInstance): void {
  /** In order of last use (LRU). */
  const cache = new Map<string, { version: string; body: string }>();

  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET' || !CACHED_ROUTES.has(route.url)) return;
    route.onRequest = [sendCached, ...[route.onRequest ?? []].flat()];
    route.onSend = [store, ...[route.onSend ?? []].flat()];
  });

  function sendCached(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const key = cacheKey(request);
    const known = cache.get(key);
    if (!known || known.version !== request.organiser?.version) return done();
    cache.delete(key);
    cache.set(key, known);
    reply.type('application/json; charset=utf-8').serializer(asText).send(known.body);
  }

  function store(
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
    done: (error: null, payload: unknown) => void,
  ): void {
    const { organiser } = request;
    if (organiser && reply.statusCode === 200 && isCacheable(payload)) {
      const key = cacheKey(request);
      cache.delete(key);
      cache.set(key, { version: organiser.version, body: payload });
      const [oldest] = cache.keys();
      if (cache.size > ENTRIES_MAX && oldest !== undefined) cache.delete(oldest);
    }
    done(null, payload);
  }
}

const cacheKey = ({ organiser, url }: FastifyRequest) => `${organiser?.id} ${url}`;
const asText = (body: string) => body;

/** An empty one may be that of a match without a list, which is to be noted each time. */
function isCacheable(payload: unknown): payload is string {
  return typeof payload === 'string' && payload.length <= BODY_MAX_LENGTH && payload !== '[]';
}
