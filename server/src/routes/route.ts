import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { signedIn } from '../plugins/session.ts';
import type { Context, Organiser } from '../services/context.ts';

/** An app whose request types come from the zod schemas of its routes. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

type Finder = (context: Context, organiser: Organiser, id: string) => Promise<unknown>;

/**
 * Finds what the path names before the body is judged, so that a missing or foreign id is a 404 whatever
 * was sent (http-api.md, order of checks). The use case itself looks again, inside its transaction.
 */
export function pathIs(context: Context, find: Finder) {
  return {
    preValidation: async (request: FastifyRequest): Promise<void> => {
      const { id } = request.params as { id: string };
      await find(context, signedIn(request), id);
    },
  };
}
