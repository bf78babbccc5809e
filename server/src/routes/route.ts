import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { signedIn } from '../http/session.ts';
import type { Context, Organiser } from '../transactions/context.ts';

/** An app whose request types come from the zod schemas of its routes. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

type Finder = (
  context: Context,
  organiser: Organiser,
  id: string,
  playerId: string,
) => Promise<unknown>;

/**
 * A missing or foreign id in the path is a 404 whatever was sent (http-api.md, order of checks): when the body
 * breaks a rule, what the path names is looked for before that is said. Otherwise the use case looks itself.
 */
export function pathIs(context: Context, find: Finder) {
  return {
    attachValidation: true,
    preHandler: async (request: FastifyRequest): Promise<void> => {
      if (!request.validationError) return;
      const { id, playerId = '' } = request.params as { id: string; playerId?: string };
      await find(context, signedIn(request), id, playerId);
      throw request.validationError;
    },
  };
}
