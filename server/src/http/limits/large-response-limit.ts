import {
  ACCOUNT,
  PLAYER_FIGURES,
  MATCHES,
  patternOf,
  PLAYER_STATS,
  PLAYERS,
} from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Organiser } from '../../transactions/context.ts';
import type { RequestsUnderWay } from './requests-under-way.ts';
import { semaphore } from './semaphore.ts';
import { IN_MEMORY_MAX_BYTES, spool, Spooled } from '../../transactions/spool.ts';

/** Responses that grow with the organiser's data. */
const OF_PLAYERS = [PLAYERS.list, PLAYER_STATS.list, PLAYER_FIGURES.read].map(patternOf);
const EXPORT = patternOf(ACCOUNT.export);
const LARGE = new Set([patternOf(MATCHES.list), EXPORT, ...OF_PLAYERS]);
/** Of one organiser on one server, from the asking until the last byte has been read. */
const CONCURRENT_MAX = 4;
/** Of all organisers on one server, until the response is complete. */
const MADE_AT_ONCE_MAX = 16;

export type LargeResponses = Pick<RequestsUnderWay, 'leave'> & {
  hasManyPlayers: (organiser: Organiser) => Promise<boolean>;
};

/**
 * Limits the large responses in flight, of one user and of all; further requests wait. Once such a response is
 * complete it leaves the heap, so that slow clients hold no memory. Register it after `session`. Other routes have no
 * hook of it.
 */
export function limitLargeResponses(app: FastifyInstance, deps: LargeResponses): void {
  const slots = semaphore(CONCURRENT_MAX);
  const several = semaphore(MADE_AT_ONCE_MAX);
  const single = semaphore(1);
  const making = new WeakMap<FastifyRequest, () => void>();

  app.addHook('onRoute', (route) => {
    if (route.method === 'POST' || !LARGE.has(route.url)) return;
    route.onRequest = [takePlace, ...[route.onRequest ?? []].flat()];
    route.preSerialization = [sendSpooledPayload, ...[route.preSerialization ?? []].flat()];
    route.onSend = [leaveHeap, ...[route.onSend ?? []].flat()];
  });

  async function takePlace(request: FastifyRequest, reply: FastifyReply) {
    const { routeOptions, organiser, raw } = request;
    const route = routeOptions.url ?? '';
    if (!organiser) return undefined;
    deps.leave(raw);
    const read = await slots.acquire(organiser.id);
    if (reply.raw.destroyed) return gone(reply, read);
    reply.raw.once('close', read);
    const isHuge =
      route === EXPORT || (OF_PLAYERS.includes(route) && (await deps.hasManyPlayers(organiser)));
    const made = await (isHuge ? single : several).acquire('');
    if (reply.raw.destroyed) return gone(reply, made);
    making.set(request, made);
    return undefined;
  }

  async function sendSpooledPayload(
    _request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
  ) {
    return payload instanceof Spooled ? sendSpooled(reply, payload) : payload;
  }

  /** Also for a client that has gone meanwhile: its response was made all the same. */
  async function leaveHeap(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    const made = making.get(request);
    if (!made) return payload;
    making.delete(request);
    const isLong = typeof payload === 'string' && payload.length > IN_MEMORY_MAX_BYTES;
    const spooled = isLong ? await spool([payload]).finally(made) : made();
    return spooled ? sendSpooled(reply, spooled) : payload;
  }
}

/** The client has disconnected while it waited. */
function gone(reply: FastifyReply, release: () => void): FastifyReply {
  release();
  return reply.hijack();
}

function sendSpooled(reply: FastifyReply, { bytes, payload }: Spooled<unknown>) {
  reply.header('content-length', bytes).serializer((text: unknown) => text as string);
  return payload;
}
