import { LIST_ID_NAMES, MESSAGES, type HelperRights } from '@picadito/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Context } from '../transactions/context.ts';
import { ownerOfHelped, withHelped, type NamedRow } from '../transactions/helping.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Rights that a helper needs for the operation; undefined if it is for the owner only. */
    helpers?: HelperRights;
  }
}

/**
 * Decides for whose data a request of a helper is. If the row that the path or the body names is of a list that the
 * user helps with, and the operation allows it, `request.organiser` becomes the owner of the list, acting for whom the
 * request runs as usual; a row in the path is "not found" if the operation does not allow it. In all other cases the
 * user stays the organiser, and a row of another user is "not found". A request for a collection gets the owners of all
 * helped lists. A write that finds no row gets 503 instead of 404 if the user helps with the row by now: its list was
 * handed over while the request waited, and the next request finds the new owner. Must be registered after
 * `requireUser` and before everything that reads, such as conditional requests and the replay of idempotency keys.
 * Users who help nobody cost no statement here.
 */
export function actsForOwners(app: FastifyInstance, context: Context): void {
  app.addHook('onRequest', async (request) => {
    const { helpers } = request.routeOptions.config;
    if (!request.organiser?.isHelper) return;
    const row = rowInPath(request);
    if (row) await actFor(request, row, helpers);
    else if (helpers && (request.method === 'GET' || request.method === 'HEAD'))
      request.organiser = await withHelped(context, request.organiser);
  });
  app.addHook('preValidation', async (request) => {
    const { helpers } = request.routeOptions.config;
    if (!request.organiser?.isHelper || !helpers || rowInPath(request)) return;
    const row = rowInBody(request.body);
    if (row) await actFor(request, row, helpers);
  });

  app.setErrorHandler(async (error, request) => {
    throw (await isHelpedNow(error, request))
      ? new AppError('unavailable', MESSAGES.unavailable)
      : error;
  });

  async function isHelpedNow(error: unknown, request: FastifyRequest): Promise<boolean> {
    const { organiser, method, routeOptions, body } = request;
    if (!(error instanceof AppError) || error.code !== 'not-found' || method === 'GET')
      return false;
    const row = rowInPath(request) ?? rowInBody(body);
    const { helpers } = routeOptions.config;
    if (!organiser || organiser.helper || !row || !helpers) return false;
    return (await ownerOfHelped(context, organiser, row, helpers)) !== undefined;
  }

  async function actFor(request: FastifyRequest, row: NamedRow, required?: HelperRights) {
    if (!request.organiser) return;
    const owner = await ownerOfHelped(context, request.organiser, row, required);
    if (owner) request.organiser = { ...owner, isHelper: true };
  }
}

/** Returns the row that the first id in the path of a request names; undefined without an id. */
function rowInPath({ routeOptions, params }: FastifyRequest): NamedRow | undefined {
  const [, collection, name] = /(\w+)\/:(\w+)/.exec(routeOptions.url ?? '') ?? [];
  const id = name === undefined ? undefined : (params as Record<string, string>)[name];
  return collection === undefined || id === undefined ? undefined : { collection, id };
}

/** Returns the list that a body names, or the first of its players; undefined if it names neither. */
function rowInBody(body: unknown): NamedRow | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(body));
  const listId = LIST_ID_NAMES.map((name) => fields.get(name)).find((id) => id !== undefined);
  if (typeof listId === 'string') return { collection: 'lists', id: listId };
  const playerIds = fields.get('playerIds');
  const playerId: unknown = Array.isArray(playerIds) ? playerIds[0] : undefined;
  return typeof playerId === 'string' ? { collection: 'players', id: playerId } : undefined;
}
